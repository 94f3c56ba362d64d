CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders_email" boolean DEFAULT true NOT NULL,
	"orders_in_app" boolean DEFAULT true NOT NULL,
	"deposits_email" boolean DEFAULT true NOT NULL,
	"deposits_in_app" boolean DEFAULT true NOT NULL,
	"security_in_app" boolean DEFAULT true NOT NULL,
	"news_email" boolean DEFAULT false NOT NULL,
	"news_in_app" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" json NOT NULL,
	"link" text,
	"read_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_expired" ON "notifications" USING btree ("at");