CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"bank_id" text NOT NULL,
	"currency" text NOT NULL,
	"declared" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"wallet_currency" text NOT NULL,
	"credit" bigint NOT NULL,
	"price" json NOT NULL,
	"status" text DEFAULT 'awaiting_proof' NOT NULL,
	"proof_file_id" uuid,
	"reason" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "deposits_status" CHECK ("deposits"."status" in ('awaiting_proof', 'in_review', 'credited', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "deposits_own" CHECK ("deposits"."decided_by" <> "deposits"."user_id"),
	CONSTRAINT "deposits_amounts" CHECK ("deposits"."amount" > 0 and "deposits"."fee" >= 0 and "deposits"."credit" > 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"unused_since" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reference" ON "deposits" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_proof" ON "deposits" USING btree ("proof_file_id");--> statement-breakpoint
CREATE INDEX "deposits_newest" ON "deposits" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_to_review" ON "deposits" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_all" ON "deposits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_expiring" ON "deposits" USING btree ("expires_at") WHERE status = 'awaiting_proof';--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("unused_since") WHERE unused_since is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "files_unused_of" ON "files" USING btree ("user_id") WHERE unused_since is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "files_removed" ON "files" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "files_hash" ON "files" USING btree ("hash");