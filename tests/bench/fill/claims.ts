import { instantOf, marks, oneOf, uuidOf } from "./values.ts";

const CLAIMS = 6_000;

/** Requests about data and claims of consumers: most of them answered, some that wait or are overdue. */
export const claimRows: readonly string[] = [
  `insert into claims (id, created_at, updated_at, number, kind, data_right, status, name, email,
    document_type, document, detail, filed_on, due_on, completion_asked_until, identity, answer, answered_at,
    answered_by_id, missing, lapses_on, closed_at, close_reason)
  select ${uuidOf(marks.claims, "n")}, at, at, 'PQR-2026-' || lpad(n::text, 7, '0'), kind,
    case when kind = 'consulta_datos' then 'acceso' end, status, 'Persona ' || n,
    'persona.' || n || '@correo.test', case when kind = 'consulta_datos' then 'cc' end,
    case when kind = 'consulta_datos' then lpad(n::text, 10, '1') end, 'No me devolvieron la llamada',
    at::date, at::date + 21, at::date + 7,
    case when kind = 'consulta_datos' then 'correo' else 'no_aplica' end,
    case when status = 'respondido' then 'Ya te llamamos' end,
    case when status = 'respondido' then at + interval '4 days' end,
    case when status = 'respondido' then 3 end,
    case when status = 'incompleto' then 'La factura' end,
    case when status = 'incompleto' then at::date + 60 end,
    case when status = 'cerrado' then at + interval '4 days' end,
    case when status = 'cerrado' then 'Repetida' end
  from (select n, ${instantOf("n", CLAIMS)} as at from generate_series(1, ${CLAIMS}) n) c
  cross join lateral (select ${oneOf(
    [...Array.from({ length: 16 }, () => "respondido"), "recibido", "en_tramite", "incompleto", "cerrado"],
    "n",
  )} as status, ${oneOf(["queja", "reclamo", "consulta_datos"], "n")} as kind) s`,
];
