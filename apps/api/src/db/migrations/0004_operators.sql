ALTER TABLE "users" ADD COLUMN "suspended_for" text;--> statement-breakpoint
CREATE INDEX "orders_newest_of_all" ON "orders" USING btree ("created_at","id");