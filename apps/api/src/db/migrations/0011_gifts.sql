CREATE TABLE "gift_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gift_reveals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "gift_links" ADD CONSTRAINT "gift_links_item_id_gifts_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gifts"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_reveals" ADD CONSTRAINT "gift_reveals_item_id_gifts_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gifts"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_links_item" ON "gift_links" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_reveals_item" ON "gift_reveals" USING btree ("item_id","id");