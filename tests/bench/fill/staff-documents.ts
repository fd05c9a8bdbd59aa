import { instantOf, marks, uuidOf } from "./values.ts";

/**
 * Returns the statements for staff documents of people who earn commissions: of many kinds of their own; one
 * in fifty waits.
 */
export function staffDocumentRows({
  sellers,
  documents,
}: {
  readonly sellers: number;
  readonly documents: number;
}): readonly string[] {
  return [
    `insert into staff_documents (id, created_at, updated_at, user_id, document_name, description, status,
      file_id, file_key, filename, content_type, verified_by_id, verified_at, reviewed_at)
    select ${uuidOf(marks.staffDocuments, "i")}, at, at, 4 + i % (${sellers} - 4), 'Otro', 'Papel ' || i,
      case when i % 50 = 0 then 'pending' else 'approved' end, ${uuidOf(marks.staffDocuments, "i")},
      'papel-' || i, 'papel.pdf', 'application/pdf', case when i % 50 > 0 then 1 end,
      case when i % 50 > 0 then at end, case when i % 50 > 0 then at end
    from (select i, ${instantOf("i", documents)} as at from generate_series(1, ${documents}) i) v`,
  ];
}
