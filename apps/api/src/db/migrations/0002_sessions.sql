CREATE TABLE "prefix_counters" (
	"prefix" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "prefix_counters_prefix_kind_pk" PRIMARY KEY("prefix","kind")
);
--> statement-breakpoint
ALTER TABLE "code_sends" ADD COLUMN "mailbox" text;--> statement-breakpoint
UPDATE "code_sends" SET "mailbox" = "recipient_key";--> statement-breakpoint
ALTER TABLE "code_sends" ALTER COLUMN "mailbox" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "prefix_counters_since" ON "prefix_counters" USING btree ("since");--> statement-breakpoint
CREATE INDEX "challenges_user" ON "challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenges_recipient" ON "challenges" USING btree ("recipient_key");--> statement-breakpoint
CREATE INDEX "code_sends_mailbox" ON "code_sends" USING btree ("mailbox","at");--> statement-breakpoint
CREATE INDEX "grants_session" ON "grants" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");