DROP INDEX "order_items_submitted";--> statement-breakpoint
DROP INDEX "order_items_reference";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "item_rows" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
CREATE INDEX "order_items_submitted" ON "order_items" USING btree ("submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_reference" ON "order_items" USING btree ("supplier","supplier_reference") WHERE supplier_reference is not null;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "body";