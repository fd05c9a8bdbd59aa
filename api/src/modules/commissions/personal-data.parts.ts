import { formatCop } from "../../core/colombia/cop.ts";
import { labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { commissionLifecycle } from "./commission/commission.lifecycle.ts";
import { procedureLabels } from "./withholding/withholding.rules.ts";

const pesos = (value: unknown): string => (value == null ? "" : formatCop(Number(value)));

/** Reason why evidence of withheld tax is stored for five years (Estatuto Tributario art. 632). */
const kept =
  "Se conserva 5 años, también si se suprimen tus datos: es soporte tributario (Estatuto Tributario, art. 632).";

/** Stored data about a person's commissions, their tax withholding, and the documents of both. */
export const personalCommissions: readonly PersonalPart[] = [
  {
    title: "Comisiones",
    kept,
    select: (person) => sql`select k.contract_number as "Contrato", c.monto_comision as "Valor",
      c.status as "Estado", c.fecha_generacion as "Fecha", c.fecha_pago as "Fecha de pago",
      c.retefuente as "Retefuente", c.rete_ica as "ICA", c.neto as "Neto"
     from commissions c join contracts k on k.id = c.contract_id where c.vendedor_id = ${person}
     order by c.fecha_generacion, c.id`,
    spoken: {
      Valor: pesos,
      Estado: labelled(commissionLifecycle.labels),
      Retefuente: pesos,
      ICA: pesos,
      Neto: pesos,
    },
  },
  {
    title: "Perfil tributario",
    select: (person) => sql`select procedimiento as "Procedimiento", factura as "Factura",
      dane as "Municipio (DANE)", updated_at as "Fecha"
     from tax_profiles where user_id = ${person}`,
    spoken: { Procedimiento: labelled(procedureLabels) },
  },
  {
    title: "Cuentas de cobro",
    kept,
    select: (person) => sql`select d.numero_documento as "Número", d.status as "Estado",
      d.fecha_generacion as "Fecha"
     from support_documents d join commissions c on c.documento_soporte_id = d.id
     where c.vendedor_id = ${person} order by d.fecha_generacion, d.id`,
    files: (person) => sql`select f.key, d.numero_documento || '.pdf' as filename,
      f.content_type as "contentType"
     from support_documents d join commissions c on c.documento_soporte_id = d.id
      join stored_files f on f.id = d.documento_id
     where c.vendedor_id = ${person} order by d.fecha_generacion, d.id`,
  },
  {
    title: "Extractos de comisiones",
    kept,
    select: (person) => sql`select number as "Número", to_char(mes, 'YYYY-MM') as "Mes",
      issued_at as "Fecha"
     from commission_statements where vendedor_id = ${person} order by issued_at, id`,
    files: (person) => sql`select f.key, s.number || '.pdf' as filename, f.content_type as "contentType"
     from commission_statements s join stored_files f on f.id = s.documento_id
     where s.vendedor_id = ${person} order by s.issued_at, s.id`,
  },
  {
    title: "Documentos soporte",
    kept,
    select: (person) => sql`select number as "Número", fecha::text as "Fecha", total as "Valor",
      retefuente as "Retefuente", rete_ica as "ICA", neto as "Neto"
     from acquisition_documents where vendedor_id = ${person} order by issued_at, id`,
    files: (person) => sql`select pdf_key as key, 'documento-soporte-' || number || '.pdf' as filename,
      'application/pdf' as "contentType"
     from acquisition_documents where vendedor_id = ${person} and pdf_key is not null
     order by issued_at, id`,
    spoken: { Valor: pesos, Retefuente: pesos, ICA: pesos, Neto: pesos },
  },
];
