CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_key" text NOT NULL,
	"user_id" uuid,
	"payload" json,
	"language_code" text NOT NULL,
	"code_hash" text,
	"attempts_left" integer NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"resend_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "code_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"ref" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pin_counters" (
	"account" text NOT NULL,
	"device" text NOT NULL,
	"wrong" integer NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "pin_counters_account_device_pk" PRIMARY KEY("account","device")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_for" text
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"payload" json,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid NOT NULL,
	"parent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"country_iso" text NOT NULL,
	"language_code" text NOT NULL,
	"avatar_file_id" uuid,
	"role" text DEFAULT 'customer' NOT NULL,
	"pin_hash" text NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"seq" integer,
	"amount" bigint,
	"balance_after" bigint,
	"settled" bigint,
	"order_id" uuid,
	"order_item_id" uuid,
	"deposit_id" uuid,
	"memo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"target" text NOT NULL,
	"details" json NOT NULL,
	"send" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"receive" bigint NOT NULL,
	"receive_currency" text NOT NULL,
	"promised_by" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"late_at" timestamp with time zone,
	"failure_code" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"items" integer NOT NULL,
	"open" integer NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"status" text GENERATED ALWAYS AS (case when open > 0 then 'processing' when delivered = items then 'completed' when delivered > 0 then 'partially_completed' when cancelled = items then 'cancelled' else 'failed' end) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_sums" CHECK ("orders"."captured" >= 0 and "orders"."released" >= 0 and "orders"."captured" + "orders"."released" <= "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"entry_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "postings_entry_id_position_pk" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"items" json NOT NULL,
	"lines" json NOT NULL,
	"risks" json NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"available" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_available_not_negative" CHECK ("wallets"."available" >= 0),
	CONSTRAINT "wallets_held_not_negative" CHECK ("wallets"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"request_id" text,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"before" json,
	"after" json,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "challenges_expired" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "code_sends_recipient" ON "code_sends" USING btree ("recipient_key","at");--> statement-breakpoint
CREATE INDEX "devices_hash" ON "devices" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tokens_session" ON "tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tokens_expired" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_phone" ON "users" USING btree ("phone") WHERE phone_verified;--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_statement" ON "journal_entries" USING btree ("user_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_settled_once" ON "journal_entries" USING btree ("order_item_id") WHERE type in ('capture', 'release');--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_lost_once" ON "journal_entries" USING btree ("order_item_id") WHERE type = 'loss';--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_credited_once" ON "journal_entries" USING btree ("deposit_id") WHERE type = 'deposit';--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_sent_to" ON "order_items" USING btree ("user_id","target");--> statement-breakpoint
CREATE INDEX "order_items_largest" ON "order_items" USING btree ("user_id","kind","send") WHERE status = 'delivered';--> statement-breakpoint
CREATE INDEX "order_items_work" ON "order_items" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_a_quote" ON "orders" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "receipt_mails_person" ON "receipt_mails" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "mails_work" ON "mails" USING btree ("state","next_at");