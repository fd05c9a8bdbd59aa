import type { SnapshotRows } from "./snapshot.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { Sale } from "./sale.ts";

/** Data file of a dossier: its name and rows. */
export interface Facts {
  readonly path: string;
  readonly rows: readonly object[];
}

const all = ({
  contractId: id,
  quoteId,
  accountId,
  full,
  forClient,
}: Sale): Readonly<Record<string, Fragment>> => ({
  "contrato.json": sql`select c.contract_number as numero, c.status as estado, c.cliente, c.trip_type as tipo,
      c.origen, c.destino, c.fecha_inicio_viaje, c.fecha_fin_viaje, c.numero_pasajeros, c.precio_total,
      c.total_pagado, c.created_at as creado, c.sent_at as enviado, c.email_sent_to as enviado_a,
      c.signed_at as firmado, c.completed_at as completado, c.cancelled_at as cancelado
    from contracts c where c.id = ${id}::uuid`,
  "contrato-versiones.json": sql`select v.number as version, v.made_at as hecha, v.filename as archivo, v.size
      as bytes, v.sha256, v.content_hash as huella_del_contenido, v.signed as firmada,
      s.number as version_firmada, s.level as nivel_del_sello, a.number as otrosi
    from contract_versions v left join signed_versions s on s.version_id = v.id
      left join addenda a on a.id = v.addendum_id
    where v.contract_id = ${id}::uuid order by v.number`,
  "firmas.json": sql`select s.signed_at as firmado, v.number as version_mostrada, s.sha256 as sha256_mostrado,
      s.signer_name as firmante, s.signer_document_type as tipo_documento, s.signer_document as documento,
      s.signer_email as correo, s.accepted_terms as acepto, s.with_code as con_codigo,
      case when s.with_code then s.channel end as codigo_por, s.code_sent_to as codigo_enviado_a, s.ip,
      s.user_agent as navegador, s.link_id as enlace, s.user_id as cuenta,
      s.verification_code as codigo_de_verificacion, s.chain_position as eslabon,
      s.chain_hash as huella_del_eslabon, a.number as otrosi
    from signatures s join contract_versions v on v.id = s.version_id
      left join addenda a on a.id = v.addendum_id
    where s.contract_id = ${id}::uuid order by s.signed_at, s.id`,
  "otrosies.json": sql`select a.number as numero, a.status as estado, a.reason as motivo,
      a.content->'cambios' as cambios, a.content->'precio_antes' as precio_antes,
      a.content->'precio_despues' as precio_despues, a.content->'plan' as plan,
      a.base_hash as huella_del_contrato,
      a.created_at as escrito, a.sent_at as enviado, a.email_sent_to as enviado_a, a.signed_at as firmado,
      a.withdrawn_at as retirado
    from addenda a where a.contract_id = ${id}::uuid order by a.number`,
  "viajeros.json": sql`select p.nombre, p.apellido, p.titular, p.tipo_documento, p.documento_identidad,
      p.fecha_nacimiento, p.vencimiento_pasaporte, p.viaja_con, p.acompanante, p.permiso_salida,
      p.updated_at as actualizado
    from passengers p where p.quote_id = ${quoteId}::uuid order by p.titular desc, p.id`,
  "plan.json": sql`select numero, tipo, descripcion, monto, fecha_vencimiento, pagado, fecha_pago
    from plan_lines where contract_id = ${id}::uuid order by numero`,
  "cotizacion.json": sql`select q.quote_number as numero, q.status as estado, q.source as origen_de_la_venta,
      q.nombre_cliente as cliente, q.email_cliente as correo, q.precio_total, q.created_at as creada,
      q.sent_at as enviada, q.approved_at as aprobada
    from quotes q where q.id = ${quoteId}::uuid`,
  "cotizacion-versiones.json": sql`select v.number as version, v.sent_at as enviada, v.sent_to as enviada_a,
      v.expires_at as vence, v.precio_total, v.filename as archivo, v.size as bytes, v.sha256
    from quote_versions v where v.quote_id = ${quoteId}::uuid order by v.number`,
  "cotizacion-sucesos.json": sql`select e.at as fecha, e.event as suceso, e.actor_name as quien
    from quote_events e where e.quote_id = ${quoteId}::uuid order by e.at, e.id`,
  "aperturas.json": sql`select k.id as enlace, k.purpose as para, k.created_at as creado,
      k.expires_at as vence, k.revoked_at as revocado, k.openings as aperturas, k.opened_at as ultima_apertura
    from links k where k.record_id in (${id}::uuid, ${quoteId}::uuid)
      or k.record_id in (select a.id from addenda a where a.contract_id = ${id}::uuid)
      or k.record_id in (select s.id from trip_shares s where s.contract_id = ${id}::uuid)
    order by k.created_at, k.id`,
  "consentimientos.json": sql`select n.at as fecha, n.purpose as para, n.given as dado,
      n.text_version as version_del_texto, n.text_sha256 as sha256_del_texto, n.channel as canal, n.ip,
      n.user_agent as navegador, n.viewer_id as cuenta, n.link_id as enlace, n.revoked_at as revocado
    from consents n where n.record_id in (${id}::text, ${quoteId}::text, ${accountId}::text)
    order by n.at, n.id`,
  "pagos.json": sql`select y.id, y.fecha_pago, y.monto, y.tipo_pago, y.medio, y.status as estado,
      y.receipt_number as recibo, y.balance_after as saldo_despues, y.referencia_pago, y.banco_origen,
      y.wompi_reference as referencia_en_linea, y.reported_by_client as reportado_por_el_cliente,
      y.created_at as registrado, y.verified_at as verificado, y.reversed_at as reversado,
      y.reversal_reason as motivo_del_reverso, y.comprobante_sha256
    from payments y where y.contract_id = ${id}::uuid order by y.created_at, y.id`,
  "devoluciones.json": sql`select r.id, r.created_at as abierta, r.monto, r.reason as motivo,
      r.status as estado, r.due_on as vence, r.paid_on as pagada_el, r.means as medio,
      r.reference as referencia, r.annulled_at as anulada
    from refunds r where r.contract_id = ${id}::uuid order by r.created_at, r.id`,
  "reversiones-de-pago.json": sql`select b.id, b.payment_id as pago, b.created_at as abierta,
      b.cause as causa, b.status as estado, b.claimed_on as reclamada_el, b.decided_at as decidida
    from chargebacks b join payments y on y.id = b.payment_id
    where y.contract_id = ${id}::uuid order by b.created_at, b.id`,
  // The client's own dossier leaves out claims of others about the contract.
  ...((full || forClient) && {
    "reclamos.json": sql`select m.number as numero, m.kind as clase, m.status as estado,
        m.filed_on as radicado, m.due_on as vence, m.name as nombre, m.email as correo,
        m.detail as detalle, m.answer as respuesta, m.answered_at as respondido
      from claims m join contracts c on c.contract_number = m.about
      where c.id = ${id}::uuid
        and (${full} or m.claimant_id = ${accountId}::int or m.email = c.cliente->>'email')
      order by m.created_at, m.id`,
  }),
  ...(full && {
    "comisiones.json": sql`select m.id, m.clase, m.tipo_vendedor, u.name || ' ' || u.lastname as vendedor,
        m.porcentaje, m.monto_base, m.monto_comision, m.status as estado, m.fecha_generacion,
        m.fecha_aprobacion, m.fecha_pago, m.ajuste_de_id as ajusta_a
      from commissions m join users u on u.id = m.vendedor_id
      where m.contract_id = ${id}::uuid order by m.fecha_generacion, m.id`,
    "compras.json": sql`select p.id, i.descripcion as item, i.tipo, p.proveedor, p.costo, p.fecha_compra,
        p.tipo_comprobante, p.tipo_pago, p.saldo_pendiente, p.created_at as registrada,
        p.paid_at as pagada, p.voided_at as anulada, p.void_reason as motivo_de_anulacion
      from purchases p join contract_items i on i.id = p.contract_item_id
      where i.contract_id = ${id}::uuid order by p.created_at, p.id`,
    "compras-cuotas.json": sql`select n.id, n.purchase_id as compra, n.numero_cuota, n.monto_cuota,
        n.fecha_vencimiento, n.fecha_pago, n.metodo_pago
      from installments n join purchases p on p.id = n.purchase_id
        join contract_items i on i.id = p.contract_item_id
      where i.contract_id = ${id}::uuid order by n.purchase_id, n.numero_cuota`,
  }),
});

/** Returns the records of a sale, one file for each kind. */
export async function saleFacts(rows: SnapshotRows, sale: Sale): Promise<Facts[]> {
  const facts: Facts[] = [];
  for (const [path, select] of Object.entries(all(sale))) facts.push({ path, rows: await rows(select) });
  return facts;
}
