DROP INDEX "audit_newest";--> statement-breakpoint
DROP INDEX "order_items_sent_to";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pin_counters" ADD COLUMN "last_wrong_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expired" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "code_sends_expired" ON "code_sends" USING btree ("at");--> statement-breakpoint
CREATE INDEX "devices_expired" ON "devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "grants_expired" ON "grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pin_counters_expired" ON "pin_counters" USING btree ("last_wrong_at");--> statement-breakpoint
CREATE INDEX "sessions_expired" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tickets_expired" ON "tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_items_sent_to_end" ON "order_items" USING btree ("user_id",reverse("target") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "receipt_mails_expired" ON "receipt_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "quotes_expired" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_items_expired" ON "sandbox_items" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "audit_expired" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_expired" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_items_sent_to" ON "order_items" USING btree ("user_id","target" text_pattern_ops);