import { formatCop } from "../../core/colombia/cop.ts";
import { documentLabels } from "../../core/colombia/documents.ts";
import { isOf, labelled, type PersonalPart, type Proven } from "../../core/read/personal-data.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { customerColumns } from "./customer/customer.rules.ts";

const record = raw(`c.name as "Nombre", c.email as "Correo", c.telefono as "Teléfono",
  c.tipo_documento as "Tipo de documento", c.documento_identidad as "Documento",
  c.fecha_nacimiento::text as "Fecha de nacimiento", c.direccion as "Dirección", c.ciudad as "Ciudad",
  c.created_at as "Desde"`);
const note = raw(`n.text as "Nota", n.created_at as "Escrita"`);
const travelDocument = raw(`p.holder as "De", p.tipo_documento as "Tipo de documento",
  p.documento_identidad as "Documento", p.expires_on::text as "Vence"`);

const pastSale = raw(`s.cliente as "Nombre", s.fecha::text as "Fecha", s.destino as "Destino",
  s.precio as "Precio", s.pagado as "Pagado"`);
const pesos = (amount: unknown): string => formatCop(Number(amount));

/** Returns SQL: the person's customer record, and the records merged into it. */
const ofAccount = (person: number): Fragment =>
  sql`(c.account_id = ${person}
    or c.merged_into_id = any(select k.id from customers k where k.account_id = ${person}))`;
const shown = (who: Proven): Fragment => sql`c.account_id is null and ${isOf(who, "c", customerColumns)}`;
const spoken = { "Tipo de documento": labelled(documentLabels) };

/** Data about a customer that the agency stores. */
export const personalCustomers: readonly PersonalPart[] = [
  {
    title: "Ficha de cliente",
    select: (person) =>
      sql`select ${record} from customers c where ${ofAccount(person)} order by c.created_at`,
    proven: (who) => sql`select ${record} from customers c where ${shown(who)} order by c.created_at`,
    spoken,
  },
  {
    title: "Notas de la oficina",
    select: (person) => sql`select ${note} from customers c join customer_notes n on n.customer_id = c.id
      where ${ofAccount(person)} order by n.created_at`,
    proven: (who) => sql`select ${note} from customers c join customer_notes n on n.customer_id = c.id
      where ${shown(who)} order by n.created_at`,
  },
  {
    title: "Documentos de viaje",
    select: (
      person,
    ) => sql`select ${travelDocument} from customers c join customer_papers p on p.customer_id = c.id
      where ${ofAccount(person)} order by p.holder, p.id`,
    proven: (
      who,
    ) => sql`select ${travelDocument} from customers c join customer_papers p on p.customer_id = c.id
      where ${shown(who)} order by p.holder, p.id`,
    spoken,
  },
  {
    title: "Historia importada",
    select: (person) => sql`select ${pastSale} from customers c join past_sales s on s.customer_id = c.id
      where ${ofAccount(person)} order by s.fecha, s.id`,
    proven: (who) => sql`select ${pastSale} from customers c join past_sales s on s.customer_id = c.id
      where ${shown(who)} order by s.fecha, s.id`,
    spoken: { Precio: pesos, Pagado: pesos },
  },
];
