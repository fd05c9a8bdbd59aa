import { tabOf } from "@travesia/api/addresses";
import type { DayKind } from "../../graphql/schema.generated.ts";
import { claimPaths } from "../claims/claims.paths.ts";
import { bankPaths } from "../bank/bank.paths.ts";
import { approvalPaths } from "../approvals/approvals.paths.ts";
import { commissionPaths } from "../commissions/commission/commissions.paths.ts";
import { commissionsWith } from "../commissions/commission/commission.tasks.ts";
import { withholdingPaths } from "../commissions/withholding/withholding.paths.ts";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { contractsWith } from "../contracts/contract/contract.tasks.ts";
import { invoicesWith } from "../invoices/invoice.filters.ts";
import { invoicePaths } from "../invoices/invoices.paths.ts";
import { PROMISES_DUE } from "../payments/receivable/receivable.filters.ts";
import { paymentPaths } from "../payments/payment/payments.paths.ts";
import { accountPaths } from "../accounts/accounts.paths.ts";
import { providerPaths } from "../providers/providers.paths.ts";
import { purchasePaths } from "../purchases/purchase/purchases.paths.ts";
import { OWN_TAB, staffDocumentPaths } from "../staff-documents/staff-documents.paths.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import { quotesWith } from "../quotes/quote/quote.tasks.ts";
import { reportPaths } from "./reports.paths.ts";

/** Texts of a kind of task, and the addresses at which it is done. */
export interface DayKindLook {
  /** Returns the title for a number of records. */
  readonly title: (total: number) => string;
  /** Label of the task on one record, a verb. */
  readonly task: string;
  /** Explanation of the task. */
  readonly hint: string;
  /** Returns the address of a record by its id and its number. */
  readonly record: (id: string, number: string) => string;
  /** Address of the list of exactly the counted records, or of the page that contains them among others. */
  readonly all: string;
  /** True when the record always concerns the viewer, so that a row shows the record instead of a person. */
  readonly own?: true;
  /** True when `all` is a page instead of a list of the counted records. */
  readonly isPage?: true;
  /** Kind of record whose client can be reminded from this list. */
  readonly reminds?: "quote" | "contract";
  /**
   * Part of the record that can be answered from this list, or a function for the address with the client's
   * answer.
   */
  readonly answers?: "question" | "cancellation" | ((id: string) => string);
  /** True when a client's promise to pay can be recorded from this list. */
  readonly promises?: true;
}

const counted = (one: string, many: string) => (total: number) =>
  total === 1 ? one : `${total.toLocaleString("es-CO")} ${many}`;
const quote = (id: string) => quotePaths.detail.to({ id });
const quoteTab = (tab: Parameters<typeof tabOf<"quote">>[2]) => (id: string) => tabOf("quote", id, tab);
const contract = (id: string) => contractPaths.detail.to({ id });
const contractTab = (tab: Parameters<typeof tabOf<"contract">>[2]) => (id: string) =>
  tabOf("contract", id, tab);
const commission = (contractId: string) => commissionPaths.ofContract.to({ contractId });
const ownDocuments = `${accountPaths.profile.to()}?tab=${OWN_TAB}`;

const upgradeFindings = `${bankPaths.movements.to()}?lista=actualizacion`;
const returned = `${bankPaths.movements.to()}?lista=devueltos`;

/** Texts and addresses of every kind that the server sends. */
export const dayKinds: Readonly<Record<DayKind, DayKindLook>> = {
  quotes_to_assign: {
    title: counted("1 cotización sin asesor", "cotizaciones sin asesor"),
    task: "Asignar cotización",
    hint: "Llegaron por la página y nadie las atiende: asígnalas.",
    record: quote,
    all: quotesWith("assign"),
  },
  questions_to_answer: {
    title: counted("1 pregunta por responder", "cotizaciones con preguntas por responder"),
    task: "Responder pregunta",
    hint: "El cliente espera tu respuesta para decidir.",
    record: quote,
    all: quotesWith("answer"),
    answers: "question",
  },
  quotes_to_price: {
    title: counted("1 cotización por calcular", "cotizaciones por calcular"),
    task: "Calcular cotización",
    hint: "El cliente espera tu precio.",
    record: quoteTab("calculo"),
    all: quotesWith("price"),
  },
  quotes_to_redate: {
    title: counted("1 cotización con la ida ya pasada", "cotizaciones con la ida ya pasada"),
    task: "Editar cotización",
    hint: "Cámbiales las fechas: con una ida que ya pasó no se envían.",
    record: quote,
    all: quotesWith("redate"),
  },
  quotes_to_send: {
    title: counted("1 cotización por enviar", "cotizaciones por enviar"),
    task: "Enviar cotización",
    hint: "Están calculadas; solo falta enviarlas.",
    record: quote,
    all: quotesWith("send"),
  },
  discounts_to_approve: {
    title: counted("1 descuento por aprobar", "descuentos por aprobar"),
    task: "Aprobar descuento",
    hint: "Sin tu aprobación la cotización no se envía.",
    record: (id) => `${quote(id)}?accion=approveDiscount`,
    all: quotesWith("discount"),
  },
  decisions_to_review: {
    title: counted("1 decisión por revisar", "decisiones por revisar"),
    task: "Revisar decisión",
    hint: "El cliente respondió desde un equipo o una dirección de quien compartió el enlace.",
    record: quoteTab("propuesta"),
    all: quotesWith("review"),
  },
  quotes_to_convert: {
    title: counted("1 cotización por convertir", "cotizaciones por convertir"),
    task: "Hacer contrato",
    hint: "El cliente aprobó y los datos de los pasajeros están completos: haz el contrato.",
    record: quote,
    all: quotesWith("convert"),
  },
  quotes_to_complete: {
    title: counted("1 cotización con pasajeros por completar", "cotizaciones con pasajeros por completar"),
    task: "Completar pasajeros",
    hint: "El cliente aprobó: completa los pasajeros que faltan para hacer el contrato.",
    record: quoteTab("viajeros"),
    all: quotesWith("passengers"),
  },
  quotes_to_offer_again: {
    title: counted("1 cotización por proponer de nuevo", "cotizaciones por proponer de nuevo"),
    task: "Proponer de nuevo",
    hint: "El cliente la rechazó o se venció, y el viaje todavía puede hacerse.",
    record: quote,
    all: quotesWith("again"),
  },
  contracts_to_send: {
    title: counted("1 contrato por enviar a firma", "contratos por enviar a firma"),
    task: "Enviar contrato a firma",
    hint: "Siguen en borrador.",
    record: (id) => `${contract(id)}?accion=send`,
    all: contractsWith("send"),
  },
  cancellations_to_answer: {
    title: counted("1 solicitud de cancelación", "solicitudes de cancelación"),
    task: "Responder cancelación",
    hint: "El cliente quiere cancelar: respóndele o cancela el contrato.",
    record: contract,
    all: contractsWith("cancellation"),
    answers: "cancellation",
  },
  contract_emails_to_confirm: {
    title: counted("1 correo de cliente por confirmar", "correos de clientes por confirmar"),
    task: "Confirmar correo",
    hint: "El cliente dijo que no pidió ese cambio: confírmalo antes de que firme.",
    record: contract,
    all: contractsWith("email"),
  },
  signatures_to_review: {
    title: counted("1 firma por revisar", "firmas por revisar"),
    task: "Revisar firma",
    hint: "El contrato se firmó por un enlace que se usó donde trabaja quien lo compartió.",
    record: contractTab("papeles"),
    all: contractsWith("review"),
  },
  airlines_to_enter: {
    title: counted("1 retracto espera a la aerolínea", "retractos esperan a la aerolínea"),
    task: "Registrar lo que retiene la aerolínea",
    hint: "Registra lo que retiene de los tiquetes: lo demás vuelve al cliente.",
    record: contractTab("pagos"),
    all: contractsWith("airline"),
  },
  refunds_to_decide: {
    title: counted("1 devolución por decidir", "devoluciones por decidir"),
    task: "Decidir devolución",
    hint: "El contrato se canceló: falta decidir cuánto de lo pagado vuelve al cliente.",
    record: contractTab("pagos"),
    all: contractsWith("refund"),
  },
  addenda_to_authorize: {
    title: counted("1 otrosí por autorizar", "otrosíes por autorizar"),
    task: "Autorizar otrosí",
    hint: "Cambia el precio de un contrato con factura: autoriza la nota crédito y la factura nueva.",
    record: contractTab("papeles"),
    all: contractsWith("addendum"),
  },
  passengers_to_complete: {
    title: counted("1 contrato con pasajeros por completar", "contratos con pasajeros por completar"),
    task: "Completar pasajeros",
    hint: "Sin sus datos no se puede comprar: pídeselos al cliente o escríbelos.",
    record: contractTab("viajeros"),
    all: contractsWith("passengers"),
  },
  payments_to_verify: {
    title: counted("1 pago por verificar", "pagos por verificar"),
    task: "Verificar pago",
    hint: "Compara cada uno con su comprobante.",
    record: (id) => paymentPaths.one.to({ id }),
    all: paymentPaths.forMe,
  },
  promises_due: {
    title: counted("1 promesa de pago para hoy", "promesas de pago para hoy"),
    task: "Cobrar lo prometido",
    hint: "El cliente dijo que pagaría hasta hoy: míralo o llámalo.",
    record: contractTab("pagos"),
    all: `${paymentPaths.receivables.to()}?edad=${PROMISES_DUE}`,
    reminds: "contract",
    promises: true,
  },
  refunds_to_pay: {
    title: counted("1 devolución por hacer", "devoluciones por hacer"),
    task: "Hacer devolución",
    hint: "Dinero de clientes: la que vence primero va de primera.",
    record: paymentPaths.refund,
    all: paymentPaths.refunds("por_pagar"),
  },
  chargebacks_to_answer: {
    title: counted("1 reversión por responder", "reversiones por responder"),
    task: "Responder reversión",
    hint: "El plazo de ley está corriendo.",
    record: paymentPaths.chargeback,
    all: paymentPaths.chargebacks("en_plazo"),
    answers: paymentPaths.chargeback,
  },
  payments_in_review: {
    title: counted("1 pago en revisión", "pagos en revisión"),
    task: "Revisar pago en línea",
    hint: "El proveedor los aprobó de forma inesperada: verifícalos o devuélvelos.",
    record: (id) => paymentPaths.one.to({ id }),
    all: paymentPaths.inReview,
  },
  movements_returned: {
    title: counted(
      "1 movimiento con pago devuelto por el banco",
      "movimientos con pago devueltos por el banco",
    ),
    task: "Revisar pago devuelto",
    hint: "La plata salió de la cuenta y el pago sigue contando: reversa el pago o deshaz su asignación.",
    record: () => returned,
    all: returned,
  },
  items_to_make: {
    title: counted("1 contrato sin pasar a compras", "contratos sin pasar a compras"),
    task: "Preparar compras",
    hint: "Están firmados: crea los servicios de su cotización para comprarlos.",
    record: contractTab("compras"),
    all: contractsWith("items"),
  },
  items_to_buy: {
    title: counted("1 contrato con servicios por comprar", "contratos con servicios por comprar"),
    task: "Comprar servicios",
    hint: "Están firmados; los que llevan más tiempo van primero.",
    record: contractTab("compras"),
    all: contractsWith("buy"),
  },
  contracts_to_complete: {
    title: counted("1 contrato por completar", "contratos por completar"),
    task: "Completar contrato",
    hint: "Están firmados y no les queda nada por comprar.",
    record: contractTab("compras"),
    all: contractsWith("complete"),
  },
  dossiers_to_take: {
    title: counted("1 expediente por descargar", "expedientes por descargar"),
    task: "Descargar expediente",
    hint: "Los pediste: cada uno queda listo un día.",
    record: contractTab("papeles"),
    all: contractPaths.list.to(),
    isPage: true,
  },
  commissions_to_request: {
    title: counted("1 comisión por cobrar", "comisiones por cobrar"),
    task: "Cobrar comisión",
    hint: "Ya la ganaste: falta que te la paguen.",
    record: commission,
    all: commissionsWith("request"),
  },
  commissions_to_approve: {
    title: counted("1 comisión por aprobar", "comisiones por aprobar"),
    task: "Aprobar comisión",
    hint: "Revisa de dónde sale cada una y apruébala.",
    record: commission,
    all: commissionsWith("approve"),
  },
  commissions_to_pay: {
    title: counted("1 comisión por pagar", "comisiones por pagar"),
    task: "Pagar comisión",
    hint: "Están aprobadas; mira el tope del mes.",
    record: (_, number) => commissionsWith("pay", number),
    all: commissionsWith("pay"),
  },
  objections_to_answer: {
    title: counted("1 objeción por responder", "objeciones por responder"),
    task: "Responder objeción",
    hint: "Cada vendedor espera respuesta en 5 días hábiles: la fecha es su plazo.",
    record: commission,
    all: commissionPaths.objections,
    answers: () => commissionPaths.objections,
  },
  documents_to_review: {
    title: counted("1 documento por revisar", "documentos por revisar"),
    task: "Revisar documento",
    hint: "Tu equipo los envió y sin ellos no se le paga.",
    record: (id) => `${staffDocumentPaths.review.to()}?documento=${id}`,
    all: staffDocumentPaths.review.to(),
  },
  documents_to_send: {
    title: counted("1 documento por enviar", "documentos por enviar"),
    task: "Enviar documento",
    hint: "Sin ellos no podemos pagarte comisiones.",
    record: () => ownDocuments,
    all: ownDocuments,
    own: true,
    isPage: true,
  },
  quotes_about_to_expire: {
    title: counted("1 cotización está por vencer", "cotizaciones están por vencer"),
    task: "Llamar antes de que venza",
    hint: "La oferta termina en menos de dos días: llama al cliente.",
    record: quote,
    all: quotesWith("ending"),
    reminds: "quote",
  },
  numbering_to_renew: {
    title: counted("1 numeración por renovar", "numeraciones por renovar"),
    task: "Renovar numeración",
    hint: "Quedan pocos números o pocos días: pide otra a la DIAN.",
    record: () => withholdingPaths.taxes.to(),
    all: withholdingPaths.taxes.to(),
    isPage: true,
  },
  providers_without_nit: {
    title: counted("1 proveedor sin NIT", "proveedores sin NIT"),
    task: "Pedir NIT",
    hint: "Les compraste para viajes por facturar: pídeles el NIT.",
    record: (id) => providerPaths.one.to({ id }),
    all: providerPaths.withoutNit,
  },
  invoices_to_review: {
    title: counted("1 factura por revisar", "facturas por revisar"),
    task: "Revisar factura",
    hint: "Se hicieron sin saber de quién es el ingreso: corrígelas o confírmalas para enviarlas.",
    record: (id) => invoicePaths.one.to({ id }),
    all: invoicesWith("review"),
  },
  invoices_unsent: {
    title: counted("1 factura sin enviar a la DIAN", "facturas sin enviar a la DIAN"),
    task: "Reenviar factura a la DIAN",
    hint: "No llegaron: corrige la causa y reintenta el envío.",
    record: (id) => invoicePaths.one.to({ id }),
    all: invoicesWith("unsent"),
  },
  credit_notes_unsent: {
    title: counted("1 factura con nota sin enviar a la DIAN", "facturas con nota sin enviar a la DIAN"),
    task: "Reenviar nota a la DIAN",
    hint: "No llegaron: corrige la causa y reintenta el envío.",
    record: (id) => invoicePaths.one.to({ id }),
    all: invoicesWith("unsent_note"),
  },
  credit_notes_to_make: {
    title: counted("1 nota crédito por hacer", "notas crédito por hacer"),
    task: "Hacer nota crédito",
    hint: "El contrato se canceló y su factura sigue en pie.",
    record: (id) => invoicePaths.one.to({ id }),
    all: invoicesWith("note"),
  },
  payouts_to_approve: {
    title: counted("1 pago por aprobar", "pagos por aprobar"),
    task: "Aprobar pago",
    hint: "Quien lo paga espera a una segunda persona: tú.",
    record: () => approvalPaths.list.to(),
    all: approvalPaths.forMe,
  },
  claims_to_answer: {
    title: counted("1 solicitud por responder", "solicitudes por responder"),
    task: "Responder solicitud",
    hint: "Reclamos y preguntas por datos: la fecha es su plazo.",
    record: (id) => claimPaths.one.to({ id }),
    all: claimPaths.mine,
    answers: claimPaths.answer,
  },
  claims_overdue: {
    title: counted("1 solicitud vencida", "solicitudes vencidas"),
    task: "Responder solicitud",
    hint: "Pasó el plazo de ley y nadie respondió: respóndela hoy.",
    record: (id) => claimPaths.one.to({ id }),
    all: claimPaths.overdue,
    answers: claimPaths.answer,
  },
  audit_unchained: {
    title: counted(
      "1 día con filas de la auditoría sin encadenar",
      "días con filas de la auditoría sin encadenar",
    ),
    task: "Revisar auditoría",
    hint: "Sus filas llevan más de 5 minutos sin su eslabón: revisa que las tareas de fondo estén activas.",
    record: (day) => `${reportPaths.audit.to()}?fechas=otras&desde=${day}&hasta=${day}`,
    all: reportPaths.audit.to(),
    isPage: true,
  },
  jobs_failed: {
    title: () => "Tareas de fondo que fallaron",
    task: "Revisar tareas que fallaron",
    hint: "Se intentaron todas las veces posibles: mira la razón e inténtalas de nuevo.",
    record: () => reportPaths.operation.to(),
    all: reportPaths.operation.to(),
    isPage: true,
  },
  backup_failed: {
    title: () => "Copia de seguridad sin probar",
    task: "Revisar copia de seguridad",
    hint: "Cada noche se restaura en otra base de datos: mira en Salud qué falló.",
    record: () => `${reportPaths.operation.to()}?clase=salud`,
    all: `${reportPaths.operation.to()}?clase=salud`,
    isPage: true,
  },
  upgrade_to_review: {
    title: () => "Registros por revisar de la actualización",
    task: "Revisar la actualización",
    hint: "La versión anterior pudo equivocarse en ellos: mira cada uno y márcalo.",
    record: () => upgradeFindings,
    all: upgradeFindings,
    isPage: true,
  },
  quotes_to_follow_up: {
    title: counted("1 cotización por seguir", "cotizaciones por seguir"),
    task: "Hacer seguimiento",
    hint: "Llevan uno o dos días sin respuesta: pregunta qué les pareció.",
    record: quote,
    all: quotesWith("follow_up"),
    reminds: "quote",
  },
  quotes_without_reply: {
    title: counted("1 cotización sin respuesta", "cotizaciones sin respuesta"),
    task: "Hacer seguimiento",
    hint: "Más de tres días sin noticias del cliente.",
    record: quote,
    all: quotesWith("remind"),
    reminds: "quote",
  },
  payments_overdue: {
    title: counted("1 contrato con cuotas vencidas", "contratos con cuotas vencidas"),
    task: "Cobrar cuota vencida",
    hint: "El cliente debe desde la fecha que ves.",
    record: contractTab("pagos"),
    all: contractsWith("overdue"),
    reminds: "contract",
    promises: true,
  },
  refunds_overdue: {
    title: counted("1 devolución vencida", "devoluciones vencidas"),
    task: "Hacer devolución",
    hint: "El cliente debía tener su dinero en la fecha que ves.",
    record: paymentPaths.refund,
    all: paymentPaths.refunds("vencidas"),
  },
  chargebacks_overdue: {
    title: counted("1 reversión vencida", "reversiones vencidas"),
    task: "Responder reversión",
    hint: "Pasaron los 15 días hábiles y nadie respondió.",
    record: paymentPaths.chargeback,
    all: paymentPaths.chargebacks("vencidos"),
    answers: paymentPaths.chargeback,
  },
  items_due: {
    title: counted("1 contrato con compras por vencer", "contratos con compras por vencer"),
    task: "Comprar servicios",
    hint: "El plazo con el proveedor pasó o termina en menos de 24 horas.",
    record: contractTab("compras"),
    all: contractsWith("buy_due"),
  },
  installments_due: {
    title: counted("1 pago a proveedor por hacer", "pagos a proveedores por hacer"),
    task: "Pagar a proveedor",
    hint: "Compras y cuotas que vencen hoy o ya vencieron.",
    record: contractTab("compras"),
    all: `${purchasePaths.dues.to()}?ver=due`,
  },
};
