CREATE TABLE "plan_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"date" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"wait" text,
	"shortfall" bigint,
	"order_id" uuid,
	"next_at" timestamp with time zone,
	"until" timestamp with time zone,
	CONSTRAINT "plan_runs_status" CHECK ("plan_runs"."status" in ('planned', 'announced', 'waiting', 'ordered', 'skipped', 'missed', 'cancelled')),
	CONSTRAINT "plan_runs_open" CHECK (("plan_runs"."status" in ('planned', 'announced', 'waiting')) = ("plan_runs"."next_at" is not null)),
	CONSTRAINT "plan_runs_wait" CHECK (("plan_runs"."status" = 'waiting') = ("plan_runs"."wait" is not null)),
	CONSTRAINT "plan_runs_shortfall" CHECK ((coalesce("plan_runs"."wait", '') = 'INSUFFICIENT_FUNDS') = ("plan_runs"."shortfall" is not null)),
	CONSTRAINT "plan_runs_ordered" CHECK (("plan_runs"."status" = 'ordered') = ("plan_runs"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"item" json NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"details" json NOT NULL,
	"ceiling" bigint NOT NULL,
	"currency" text NOT NULL,
	"every" text NOT NULL,
	"day" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "plans_status" CHECK ("plans"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "plans_ended_at" CHECK (("plans"."status" = 'ended') = ("plans"."ended_at" is not null)),
	CONSTRAINT "plans_ceiling" CHECK ("plans"."ceiling" > 0),
	CONSTRAINT "plans_day" CHECK ("plans"."day" between 1 and case "plans"."every" when 'week' then 7 when 'month' then 31 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "plan_runs" ADD CONSTRAINT "plan_runs_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_runs" ADD CONSTRAINT "plan_runs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_runs_newest" ON "plan_runs" USING btree ("plan_id","at","id");--> statement-breakpoint
CREATE INDEX "plan_runs_due" ON "plan_runs" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "plan_runs_expired" ON "plan_runs" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_runs_planned" ON "plan_runs" USING btree ("plan_id") WHERE status = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_runs_order" ON "plan_runs" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_key" ON "plans" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "plans_newest" ON "plans" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "plans_ended" ON "plans" USING btree ("ended_at");