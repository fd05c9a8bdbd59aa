import type { Jobs } from "../../../core/jobs/jobs.ts";

/** Spanish labels of the queue's jobs. */
const taskLabels: Readonly<Record<Exclude<keyof Jobs, `test.${string}`> | "sweep", string>> = {
  "backup.drill": "Prueba de la copia de seguridad",
  "bank.compare-outflows": "Comparar las salidas del banco",
  "bank.accept-exactly": "Cruce con el banco",
  "commissions.acquisitions": "Documentos soporte de comisiones",
  "commissions.statement": "Certificado de comisiones",
  "commissions.support-document": "Cuenta de cobro",
  "contracts.addendum-certificate": "PDF firmado de un otrosí",
  "contracts.certificate": "Contrato firmado",
  "dossiers.make": "Expediente de una venta",
  "exports.write": "Archivo de una exportación",
  "invoices.deliver": "Envío de la factura al cliente",
  "invoices.paper": "Archivos de la factura",
  "invoices.send": "Envío de la factura a la DIAN",
  "mail.deliver": "Correos y SMS",
  "notices.tell": "Avisos a varias personas",
  "operation.foreign-picture": "Imagen de otra página",
  "payments.card-event": "Eventos de pagos en línea",
  "payments.receipt": "Recibo de pago",
  "push.send": "Avisos en el navegador",
  "reports.compare-day": "Comparación de Mi día con las fichas",
  sweep: "Revisión de cada minuto",
  "webhooks.deliver": "Entregas de webhooks",
  "wompi.sandbox-event": "Simulador de pagos en línea",
};

/** Returns the Spanish label of a job; a job of an earlier version keeps its technical name. */
export const taskLabel = (task: string): string =>
  (taskLabels as Readonly<Record<string, string>>)[task] ?? task;
