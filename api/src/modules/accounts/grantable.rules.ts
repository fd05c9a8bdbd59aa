import { type Capability, may } from "./permissions.rules.ts";

/**
 * Capabilities that can be granted to an access token, with their Spanish names, grouped by area of work.
 * Roles, bank data, accounts of people, erasure and the agency's own settings cannot be granted.
 */
export const grantableGroups = {
  Cotizaciones: {
    manageQuotes: "Crear y cambiar cotizaciones",
    managePassengers: "Escribir pasajeros",
    askRequote: "Pedir otra cotización",
    decideQuotes: "Aprobar y rechazar cotizaciones",
    approveDiscounts: "Aprobar descuentos",
    reassignQuotes: "Reasignar cotizaciones",
    markQuotesExpired: "Marcar cotizaciones vencidas",
    deleteQuotes: "Eliminar cotizaciones",
  },
  Contratos: {
    createContracts: "Crear y cambiar contratos",
    sendContracts: "Enviar contratos",
    writeAddenda: "Escribir otrosíes",
    cancelContracts: "Cancelar contratos",
    completeContracts: "Completar contratos",
    deleteContracts: "Eliminar contratos",
    confirmContractEmails: "Confirmar correos de contratos",
    attachVouchers: "Adjuntar documentos de viaje",
    manageTemplates: "Cambiar plantillas de contrato",
  },
  "Compras y proveedores": {
    buy: "Comprar y pagar a proveedores",
    voidPurchases: "Anular compras",
    manageProviders: "Cambiar proveedores",
    answerForProviders: "Completar datos de proveedores para facturar",
  },
  "Pagos y cartera": {
    registerPayments: "Registrar pagos",
    verifyPayments: "Verificar pagos",
    reversePayments: "Reversar pagos",
    refundPayments: "Devolver pagos",
    decideRefunds: "Decidir devoluciones",
    payRefunds: "Pagar devoluciones",
    openChargebacks: "Abrir contracargos",
    answerChargebacks: "Responder contracargos",
    followDebt: "Recordar deudas y promesas de pago",
    reportCash: "Reportar efectivo",
  },
  "Banco y contabilidad": {
    matchBank: "Importar extractos y conciliar",
    automateBank: "Encender la conciliación automática",
    closeMonths: "Cerrar meses",
    reopenMonths: "Reabrir meses",
    invoice: "Facturar",
    keepNumbering: "Cambiar numeración de la DIAN",
    keepWithholding: "Cambiar tablas de retención",
    keepLegalFigures: "Cambiar cifras legales",
    confirmLegalFigures: "Confirmar cifras legales",
  },
  Comisiones: {
    seeCommissions: "Emitir extractos propios de comisiones",
    requestCommissions: "Solicitar comisiones",
    objectCommissions: "Objetar comisiones",
    answerObjections: "Responder objeciones",
    manageCommissions: "Cambiar y aprobar comisiones",
    approvePayouts: "Aprobar pagos de comisiones",
    payCommissions: "Pagar comisiones",
    configureCommissions: "Configurar comisiones",
    changeMonthlyLimits: "Cambiar topes mensuales",
    setGoals: "Fijar metas",
    adjustPoints: "Ajustar puntos",
  },
  "Clientes y catálogo": {
    manageCustomers: "Crear y cambiar clientes",
    mergeCustomers: "Importar y unir clientes",
    importPastSales: "Importar ventas anteriores",
    managePackages: "Cambiar paquetes",
    managePage: "Cambiar la página pública",
    manageReservations: "Cambiar reservas",
    sellRaffle: "Vender boletas de rifa",
    manageRaffles: "Cambiar rifas",
    acceptPrivateRaffles: "Aceptar rifas privadas",
  },
  Oficina: {
    notifyOthers: "Enviar avisos",
    exportLists: "Exportar listados",
    readAudit: "Exportar la auditoría",
    uploadDocuments: "Subir documentos propios",
    reviewDocuments: "Revisar documentos del equipo",
    seeDashboard: "Posponer registros del inicio",
    watchOperation: "Reintentar trabajos y abrir correos",
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Capability, string>>>>>;

type KeysOf<Group> = Group extends unknown ? keyof Group : never;

/** A capability that can be granted to an access token. */
export type Grantable = KeysOf<(typeof grantableGroups)[keyof typeof grantableGroups]>;

/** Spanish names of the capabilities that can be granted to a token. */
export const grantableLabels = Object.fromEntries(
  Object.values(grantableGroups).flatMap((group) => Object.entries(group)),
) as Readonly<Record<Grantable, string>>;

/** Returns whether a capability can be granted to an access token. */
export const isGrantable = (capability: Capability): capability is Grantable =>
  Object.hasOwn(grantableLabels, capability);

/**
 * Capabilities that only people can have: approval as the second person, and personal documents and
 * statements.
 */
const ofPersonsAlone: readonly Grantable[] = ["approvePayouts", "uploadDocuments", "seeCommissions"];

/** Returns the capabilities in the list that a service account with this role may not have. */
export const notOfService = (role: number, capabilities: readonly Grantable[]): Grantable[] =>
  capabilities.filter((capability) => !may(role, capability) || ofPersonsAlone.includes(capability));

/** Returns the capabilities in the list that the role itself does not have. */
export const notOwn = (role: number, capabilities: readonly Grantable[]): Grantable[] =>
  capabilities.filter((capability) => !may(role, capability));
