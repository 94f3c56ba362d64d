CREATE TABLE "sandbox_items" (
	"reference" text PRIMARY KEY NOT NULL,
	"ending" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "supplier_reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_reference" ON "order_items" USING btree ("supplier","supplier_reference");--> statement-breakpoint
ALTER TABLE "order_items" DROP COLUMN "accepted_at";
--> statement-breakpoint
-- Items that are on their way are looked up by their id.
UPDATE "order_items" SET "supplier" = 'sandbox', "supplier_reference" = "id"::text WHERE "submitted_at" IS NOT NULL;
