CREATE TABLE "support_files" (
	"ticket_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_files_ticket_id_position_pk" PRIMARY KEY("ticket_id","position")
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid,
	"sender_key" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language_code" text NOT NULL,
	"message" text NOT NULL,
	"order_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"replies" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_tickets_status" CHECK ("support_tickets"."status" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_files_file" ON "support_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "support_files_expired" ON "support_files" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_reference" ON "support_tickets" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "support_tickets_own" ON "support_tickets" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_sender" ON "support_tickets" USING btree ("sender_key","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_newest" ON "support_tickets" USING btree ("created_at","id");