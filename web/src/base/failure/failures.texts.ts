/**
 * Texts for a failed call, used when the server sent no message. `{status}`, `{statusText}`, `{url}` and
 * `{detail}` are replaced.
 */
export interface FailureTexts {
  /** Text for any other failure. */
  readonly other?: string;
  /** Text when the user is not permitted the act, in place of the server's message. */
  readonly forbidden?: string;
  /** Text for HTTP status 404. */
  readonly notFound?: string;
  /** Text when the server was not reached, or not in time. */
  readonly network?: string;
}

export const CONNECTION_FAILED = "Error de conexión";
export const HTTP_FAILED = "Error HTTP {status}";
export const ANY_FAILURE = "Ha ocurrido un error";

/** Texts of the two error catalogues (platform 8, back office 8), by call. */
export const failureTexts = {
  login: {
    notFound: "Endpoint no encontrado: {url}",
    other: "Error {status}: {statusText}",
    network: "Error de conexión: {detail}",
  },
  loginRefused: { other: "Error en la autenticación" },
  register: {
    notFound: "Endpoint de registro no encontrado",
    other: "Error al registrar usuario",
    network: "Error de conexión con el servidor",
  },
  noToken: { other: "No hay token disponible" },
  invalidToken: { other: "Token inválido" },
  verifyToken: { notFound: "Endpoint de verificación no encontrado", other: "Error verificando token" },
  recovery: { notFound: "Email no encontrado", other: "Error enviando correo" },
  changePassword: { other: "Error al cambiar contraseña", network: "Error de conexión" },
  updateProfile: { other: "Error actualizando perfil" },
  resetPassword: { other: "Error reseteando contraseña" },
  listUsers: { other: "Error al obtener usuarios" },
  updateUser: { other: "Error al actualizar usuario" },
  deleteUser: { other: "Error al eliminar usuario" },
  checkEmail: { other: "Error al verificar email" },
  findUserByEmail: { notFound: "Usuario no encontrado" },
  resetUserPassword: { other: "Error al cambiar contraseña" },
  unlockUser: { other: "Error al desbloquear cuenta" },
  listPackages: { other: "Error al obtener paquetes" },
  createPackage: { other: "Error al crear paquete" },
  updatePackage: { other: "Error al actualizar paquete" },
  deletePackage: { other: "Error al eliminar paquete" },
  saveVideo: { other: "Error al guardar el video. Intenta de nuevo." },

  bookReservation: { other: "Error al crear la orden de reserva" },
  listReservations: { other: "Error al obtener las órdenes de reserva" },
  updateReservation: { other: "Error al actualizar la orden" },
  cancelReservation: { other: "Error al anular la reserva" },

  quoteAct: { forbidden: "No tienes permisos para realizar esta acción" },
  listQuotes: { other: "Error obteniendo cotizaciones" },
  emptyPdf: { other: "El PDF generado está vacío" },

  signContract: { other: "Error firmando contrato" },
  signByLink: { other: "Error al firmar el contrato" },
  uploadItemReceipt: { other: "Error subiendo comprobante" },
  setItemDeadline: { other: "Error actualizando fecha límite" },
  markPurchasePaid: { other: "Error marcando pago como completado" },
  listItemsWithPurchases: { other: "Error obteniendo items con compras" },
  convertQuoteToItems: { other: "Error convirtiendo cotización a items" },
  updateContract: { other: "Error actualizando contrato" },
  deleteContract: { other: "Error eliminando contrato" },
  generateContractPdf: { other: "Error generando PDF" },
  previewContractMail: { other: "Error obteniendo preview del email" },
  sendContract: { other: "Error enviando contrato para firma" },
  listTemplates: { other: "Error obteniendo plantillas" },
  createFromTemplate: { other: "Error creando contrato desde plantilla" },
  contractStats: { other: "Error obteniendo estadísticas" },
  listContractPayments: { other: "Error obteniendo pagos del contrato" },
  buyByInstallments: { other: "Error creando compra con cuotas" },
  listInstallments: { other: "Error obteniendo cuotas de la compra" },
  payInstallment: { other: "Error pagando cuota" },
  purchasesSummary: { other: "Error obteniendo resumen financiero de compras" },

  registerPayment: { other: "Error registrando pago" },
  verifyPayment: { other: "Error verificando pago" },
  payByWompi: { other: "Error procesando pago Wompi" },
  paymentReceipt: { other: "Error generando recibo PDF" },
  paymentDetails: { other: "Error al obtener detalles de pagos" },
  registerClientPayment: { other: "Error al registrar pago" },
  uploadPaymentReceipt: { other: "Error al subir comprobante" },

  listCommissions: { other: "Error obteniendo comisiones" },
  createCommission: { other: "Error creando comisiones" },
  updateCommission: { other: "Error actualizando comisiones" },
  approveCommission: { other: "Error aprobando comisiones" },
  deleteCommission: { other: "Error eliminando comisiones" },
  calculateCommissions: { other: "Error calculando comisiones" },
  payCommission: { other: "Error marcando comisión como pagada" },

  listNotifications: { other: "Error obteniendo notificaciones" },
  readNotification: { other: "Error marcando notificación como leída" },
  readAllNotifications: { other: "Error marcando todas las notificaciones como leídas" },
  deleteNotification: { other: "Error eliminando notificación" },
  createNotification: { other: "Error creando notificación" },
  readPreferences: { other: "Error obteniendo preferencias" },
  updatePreferences: { other: "Error actualizando preferencias" },
  notifyMany: { other: "Error enviando notificaciones masivas" },

  uploadDocument: { other: "Error al subir documento" },
  listDocuments: { other: "Error al obtener documentos" },
  deleteDocument: { other: "Error al eliminar documento" },
  approveDocument: { other: "Error al aprobar documento" },
  rejectDocument: { other: "Error al rechazar documento" },
} as const satisfies Record<string, FailureTexts>;

/** Name of a call in the error catalogues. */
export type FailureKey = keyof typeof failureTexts;
