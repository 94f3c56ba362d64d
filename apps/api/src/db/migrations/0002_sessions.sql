ALTER TABLE "code_sends" ADD COLUMN "mailbox" text;--> statement-breakpoint
UPDATE "code_sends" SET "mailbox" = "recipient_key";--> statement-breakpoint
ALTER TABLE "code_sends" ALTER COLUMN "mailbox" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "challenges_user" ON "challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenges_recipient" ON "challenges" USING btree ("recipient_key");--> statement-breakpoint
CREATE INDEX "code_sends_mailbox" ON "code_sends" USING btree ("mailbox","at");--> statement-breakpoint
CREATE INDEX "grants_session" ON "grants" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");