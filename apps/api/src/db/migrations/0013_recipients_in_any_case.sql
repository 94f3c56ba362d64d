DROP INDEX "order_items_sent_to";--> statement-breakpoint
DROP INDEX "order_items_sent_to_end";--> statement-breakpoint
CREATE INDEX "order_items_sent_to" ON "order_items" USING btree ("user_id",lower("target") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_items_sent_to_end" ON "order_items" USING btree ("user_id",reverse(lower("target")) text_pattern_ops);