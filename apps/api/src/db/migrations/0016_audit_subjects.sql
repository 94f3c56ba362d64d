CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_about" ON "audit" USING btree (("after" ->> 'userId'));