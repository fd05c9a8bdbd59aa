/** Statements for papers that the DIAN accepted: they stay accepted, whoever writes. */
export const sentPapers: readonly string[] = [
  `create function keep_sent_paper() returns trigger language plpgsql as $$
   begin
     raise exception 'El documento % ya fue aceptado por la DIAN', old.number using errcode = 'restrict_violation';
   end $$`,
  ...["invoices", "credit_notes"].flatMap((table) => [
    `create trigger ${table}_stay_sent before update of sending_state on ${table} for each row
     when (old.sending_state = 'enviada' and new.sending_state <> 'enviada') execute function keep_sent_paper()`,
    `alter table ${table} enable always trigger ${table}_stay_sent`,
  ]),
];
