export interface AcceptPrivateRaffleInput {
  day: string;
  name: string;
}

export interface AccessTokenInput {
  addressRanges?: ReadonlyArray<string> | null | undefined;
  capabilities: ReadonlyArray<TokenCapability>;
  days: number;
  name: string;
}

export interface AccountInput {
  code: string;
  key: string;
  name: string;
}

export type AccountLink = "email" | "invitation" | "reset";

export type AccountingMonthOrder = "mes";

export type AccountingProgram = "ninguno" | "odoo" | "siigo_nube" | "siigo_pyme" | "world_office";

export interface AccountingSettingsInput {
  costAtOnce?: boolean | null | undefined;
  program?: AccountingProgram | null | undefined;
  vatPeriod?: VatPeriod | null | undefined;
  version?: number | null | undefined;
  voucherCodes?: ReadonlyArray<VoucherCodeInput> | null | undefined;
}

export type Acomodacion = "cuadruple" | "doble" | "familiar" | "sencilla" | "suite" | "triple";

export type AcomodacionHotel = "cuadruple" | "doble" | "familiar" | "simple" | "suite" | "triple";

export type Acquirer = "bogota" | "bold" | "davibank" | "davivienda" | "mercadopago" | "redeban" | "wompi";

export type AcquisitionOutcome = "invoices" | "made" | "without_profile" | "without_range";

export interface ActividadesAdicionalesInput {
  actividades?: ReadonlyArray<OtherPartInput> | null | undefined;
  costoPorPersona?: number | null | undefined;
  detalle?: string | null | undefined;
  incluidas?: boolean | null | undefined;
  proveedor?: string | null | undefined;
}

export interface AddCustomerInput {
  ciudad?: string | null | undefined;
  direccion?: string | null | undefined;
  documentoIdentidad?: string | null | undefined;
  email?: string | null | undefined;
  fechaNacimiento?: string | null | undefined;
  kind?: CustomerKind | null | undefined;
  name: string;
  telefono?: string | null | undefined;
  tipoDocumento?: TipoDocumento | null | undefined;
}

export interface AddItemInput {
  cantidad?: number | null | undefined;
  descripcion: string;
  detalle?: string | null | undefined;
  precioUnitario?: number | null | undefined;
  tipo: ItemTipo;
}

export interface AddProviderInput {
  accountHolder?: string | null | undefined;
  accountHolderDocument?: string | null | undefined;
  accountKind?: TipoCuenta | null | undefined;
  accountNumber?: string | null | undefined;
  bank?: string | null | undefined;
  chargesVat?: boolean | null | undefined;
  city?: string | null | undefined;
  contacts?: ReadonlyArray<ProviderContactInput> | null | undefined;
  largeTaxpayer?: boolean | null | undefined;
  mandate?: boolean | null | undefined;
  name: string;
  nit?: string | null | undefined;
  notes?: string | null | undefined;
  paymentDays?: number | null | undefined;
  paymentTerms?: string | null | undefined;
  selfWithholding?: boolean | null | undefined;
  taxRegime?: TaxRegime | null | undefined;
}

export interface AddQuoteOptionInput {
  copyOf?: string | null | undefined;
  name?: string | null | undefined;
}

export interface AddendumInput {
  fechaFinViaje?: string | null | undefined;
  fechaInicioViaje?: string | null | undefined;
  motivo: string;
  pasajeroTitular?: string | null | undefined;
  plan?: ReadonlyArray<AddendumStepInput> | null | undefined;
  precioTotal?: number | null | undefined;
  servicios?: ReadonlyArray<PromisedItemInput> | null | undefined;
  version?: number | null | undefined;
  viajeros?: ReadonlyArray<RenamedTravellerInput> | null | undefined;
}

export type AddendumStatus = "draft" | "sent" | "signed" | "withdrawn";

export interface AddendumStepInput {
  fechaVencimiento: string;
  monto: number;
}

export interface AdjustPointsInput {
  points: number;
  reason: string;
}

export interface AgencyAccountInput {
  active: boolean;
  bank?: string | null | undefined;
  holder: string;
  holderDocument: string;
  holderDocumentType: TipoDocumento;
  keyKind?: BreBKeyKind | null | undefined;
  kind: AgencyAccountKind;
  number: string;
  qr?: string | null | undefined;
}

export type AgencyAccountKind = "ahorros" | "bre_b" | "corriente" | "daviplata" | "nequi";

export interface AgencyPictureInput {
  address?: string | null | undefined;
  author?: string | null | undefined;
  crop?: PictureCropInput | null | undefined;
  kind: PictureKind;
  licence?: PictureLicence | null | undefined;
  name: string;
}

export interface AgencySettingsInput {
  address: string;
  brandColour?: string | null | undefined;
  breBLimit?: number | null | undefined;
  email: string;
  facebook?: string | null | undefined;
  horarioDomingo?: string | null | undefined;
  horarioSabado?: string | null | undefined;
  horarioSemana?: string | null | undefined;
  instagram?: string | null | undefined;
  legalName: string;
  logo?: string | null | undefined;
  name: string;
  nit: string;
  phone: string;
  raffleAdministrationPercent?: number | null | undefined;
  raffleRightPercent?: number | null | undefined;
  restPaymentsWithoutAcceptance?: boolean | null | undefined;
  rntNumber: string;
  rntRequired?: boolean | null | undefined;
  rntValidUntil?: string | null | undefined;
  supportEmail?: string | null | undefined;
  supportPhone?: string | null | undefined;
  tiktok?: string | null | undefined;
  version?: number | null | undefined;
  whatsapp: string;
  youtube?: string | null | undefined;
}

export interface AgencySignerInput {
  drawing?: string | null | undefined;
  name?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
}

export interface AgreedRefundInput {
  account?: RefundAccountInput | null | undefined;
  dueOn?: string | null | undefined;
  monto: number;
}

export type AlertStatus = "advertencia" | "completado" | "critico" | "normal" | "por_vencer" | "sin_fecha" | "vencido";

export interface AlimentacionInput {
  cobro?: CobroInput | null | undefined;
  costoTotal?: number | null | undefined;
  observaciones?: string | null | undefined;
  proveedor?: string | null | undefined;
  tipo?: TipoAlimentacion | null | undefined;
}

export type AllocationOrigin = "eleccion" | "liquidacion" | "propuesta" | "regla";

export interface AllowClosingInput {
  mostPayments?: number;
  templateId?: string | null | undefined;
}

export interface AnnulKeptInput {
  motivo: string;
}

export interface AnnulRefundInput {
  motivo: string;
}

export interface AnswerChargebackInput {
  procede: boolean;
  respuesta: string;
}

export interface AnswerClaimInput {
  adjuntaDatos?: boolean | null | undefined;
  respuesta: string;
  revocaAutorizaciones?: boolean | null | undefined;
  suprimeDatos?: boolean | null | undefined;
}

export interface AnswerForProviderInput {
  mandate: boolean;
  nit?: string | null | undefined;
}

export interface AnswerObjectionInput {
  acepta: boolean;
  respuesta: string;
}

export interface ApprovalRuleInput {
  secondPersonAbove?: number | null | undefined;
  version?: number | null | undefined;
}

export type ApprovalStatus = "approved" | "spent" | "waiting" | "withdrawn";

export interface ApproveQuoteInput {
  extras?: ReadonlyArray<string> | null | undefined;
  observaciones?: string | null | undefined;
  option?: string | null | undefined;
  sentVersion?: number | null | undefined;
}

export interface ApproveStaffDocumentInput {
  comments?: string | null | undefined;
}

export interface AsistenciaMedicaInput {
  cobro?: CobroInput | null | undefined;
  costoTotal?: number | null | undefined;
  observaciones?: string | null | undefined;
  proveedor?: string | null | undefined;
  tipo?: string | null | undefined;
}

export interface AssignMovementInput {
  aceptaDuplicado?: boolean | null | undefined;
  contractId?: string | null | undefined;
  monto?: number | null | undefined;
  motivoDuplicado?: string | null | undefined;
  observaciones?: string | null | undefined;
  orderId?: string | null | undefined;
}

export type AttemptStatus = "approved" | "declined" | "error" | "failed" | "pending" | "started" | "voided";

export interface AuditFilter {
  act?: string | null | undefined;
  from?: string | null | undefined;
  number?: string | null | undefined;
  person?: string | null | undefined;
  record?: HistoryRecord | null | undefined;
  to?: string | null | undefined;
}

export type AuditOrder = "at";

export interface AuthorizeInvoiceChangeInput {
  descripcion?: string | null | undefined;
  facturarA?: BilledToInput | null | undefined;
  impuesto: OwnTaxCode;
  visto: SeenInvoiceChangeInput;
}

export interface BackablePaymentFilter {
  contractId?: string | null | undefined;
  monto?: number | null | undefined;
  orderId?: string | null | undefined;
  search?: string | null | undefined;
}

export type BackingOrigin = "asignacion" | "automatico" | "eleccion" | "propuesta";

export interface BankColumnsInput {
  amount?: string | null | undefined;
  bankId?: string | null | undefined;
  credit?: string | null | undefined;
  day?: string | null | undefined;
  debit?: string | null | undefined;
  reference?: string | null | undefined;
  sign?: string | null | undefined;
  text?: string | null | undefined;
}

export type BankConcept = "anticipo" | "comisiones" | "compra" | "cuota" | "devolucion" | "devolucion_proveedor" | "efectivo" | "gastos_bancarios" | "gmf" | "interes_pagado" | "interes_recibido" | "iva" | "liquidacion" | "pago_proveedor" | "retenido" | "traslado";

export type BankFileFormat = "csv" | "xlsx";

export type BankFileQuestion = "dayOrder" | "password";

export type BankImportOrder = "createdAt" | "filename" | "fresh" | "lines";

export interface BankMovementFilter {
  accountId?: string | null | undefined;
  amount?: number | null | undefined;
  endDate?: string | null | undefined;
  kind?: MovementKind | null | undefined;
  list?: MovementList | null | undefined;
  salidas?: boolean | null | undefined;
  search?: string | null | undefined;
  startDate?: string | null | undefined;
}

export type BankMovementOrder = "amount" | "day";

export interface BankPartInput {
  accountId?: string | null | undefined;
  centavos?: number | null | undefined;
  commissionIds?: ReadonlyArray<string> | null | undefined;
  concept: BankConcept;
  installmentId?: string | null | undefined;
  monto?: number | null | undefined;
  payoutId?: string | null | undefined;
  providerId?: string | null | undefined;
  providerPaymentId?: string | null | undefined;
  purchaseId?: string | null | undefined;
  refundId?: string | null | undefined;
  sellerId?: number | null | undefined;
}

export interface BankRuleInput {
  concept: BankConcept;
  maxAmount: number;
  minAmount: number;
  words: string;
}

export type BankSettlementOrder = "createdAt" | "day";

export interface BankingDataInput {
  banco?: string | null | undefined;
  documentoTitular?: string | null | undefined;
  nombreTitular?: string | null | undefined;
  numeroCuenta?: string | null | undefined;
  observaciones?: string | null | undefined;
  telefono?: string | null | undefined;
  tipoCuenta?: string | null | undefined;
}

export type BaseDeCobro = "grupo" | "habitacion";

export interface BilledToInput {
  ciudad?: string | null | undefined;
  correo?: string | null | undefined;
  direccion?: string | null | undefined;
  documento?: string | null | undefined;
  nombre?: string | null | undefined;
  telefono?: string | null | undefined;
  tipoDocumento?: TipoDocumento | null | undefined;
}

export interface BookReservationInput {
  email?: string | null | undefined;
  fechas: ReservationDatesInput;
  numberOfPeople: number;
  packId: number;
  userId?: number | null | undefined;
}

export type BreBKeyKind = "alfanumerica" | "celular" | "comercio" | "correo" | "documento";

export interface BuyItemInInstallmentsInput {
  costo?: number | null | undefined;
  cuotasPlan: ReadonlyArray<PlannedInstallmentInput>;
  fechaCompra: string;
  impuestos?: PurchaseTaxesInput | null | undefined;
  moneda?: Moneda | null | undefined;
  nit?: string | null | undefined;
  observaciones?: string | null | undefined;
  proveedor: string;
  tipoComprobante?: TipoComprobante | null | undefined;
}

export interface BuyItemInput {
  costo: number;
  fechaCompra: string;
  fechaVencimientoPago?: string | null | undefined;
  impuestos?: PurchaseTaxesInput | null | undefined;
  moneda?: Moneda | null | undefined;
  nit?: string | null | undefined;
  observaciones?: string | null | undefined;
  proveedor: string;
  tipoComprobante?: TipoComprobante | null | undefined;
}

export interface CalculateCommissionsInput {
  endDate?: string | null | undefined;
  startDate?: string | null | undefined;
}

export type CalculationStatus = "confirmado" | "temporal" | "usado";

export type CalculationType = "fixed_per_person" | "fixed_total" | "percentage";

export type CancelCause = "customer" | "reversed" | "staff" | "unpaid";

export interface CancelContractInput {
  devolucion?: AgreedRefundInput | null | undefined;
  motivo: string;
  pagado?: number | null | undefined;
}

export interface CancelRaffleInput {
  motivo: string;
}

export interface CancelReservationInput {
  motivo?: string | null | undefined;
}

export type CancellationStatus = "accepted" | "discarded" | "pending";

export interface CashFlowFilter {
  kind?: CashFlowKind | null | undefined;
  monday?: string | null | undefined;
  time?: CashFlowTime | null | undefined;
}

export type CashFlowKind = "clientes" | "comisiones" | "devoluciones" | "proveedores";

export type CashFlowTime = "despues" | "semana" | "sin_fecha" | "vencido";

export interface CashOriginInput {
  origenFondos: string;
  traidoPor: string;
}

export interface ChangeMonthlyLimitInput {
  limite: number;
  motivo: string;
  version?: number | null | undefined;
}

export interface ChangePasswordInput {
  currentPassword: string;
  newPassword: string;
}

export interface ChangedDatesInput {
  llegada?: string | null | undefined;
  salida?: string | null | undefined;
}

export type ChargebackCause = "defectuoso" | "fraude" | "no_corresponde" | "no_recibido" | "no_solicitado";

export type ChargebackEventKind = "answered" | "dropped" | "due_near" | "file_added" | "noted" | "opened" | "reversed";

export interface ChargebackFilter {
  paymentId?: string | null | undefined;
  show?: ChargebackShow | null | undefined;
}

export interface ChargebackNoteInput {
  nota: string;
}

export type ChargebackOrder = "dueOn" | "number";

export type ChargebackShow = "abiertos" | "cerrados" | "en_plazo" | "todos" | "vencidos";

export type ChargebackStatus = "abierto" | "desistido" | "no_procede" | "procede" | "reversado";

export type ChartPeriod = "day" | "month" | "week" | "year";

export interface ChooseClosingInput {
  extras?: ReadonlyArray<string> | null | undefined;
  option?: string | null | undefined;
  payments: number;
}

export type ClaimEventKind = "answered" | "closed" | "code_sent" | "completed" | "completion_asked" | "due_near" | "extended" | "file_added" | "filed" | "identified" | "identity_decided" | "lapsed" | "overdue" | "taken" | "withdrawn";

export type ClaimFamily = "datos" | "pqr";

export interface ClaimFilter {
  family?: ClaimFamily | null | undefined;
  search?: string | null | undefined;
  show?: ClaimShow | null | undefined;
  takenById?: number | null | undefined;
}

export type ClaimIdentity = "correo" | "cuenta" | "documento" | "no_aplica" | "pendiente" | "rechazada";

export type ClaimKind = "consulta_datos" | "peticion" | "queja" | "reclamo" | "reclamo_datos" | "sugerencia";

export type ClaimOrder = "dueOn" | "name" | "number";

export interface ClaimReasonInput {
  motivo: string;
}

export type ClaimShow = "cerradas" | "me_tocan" | "por_completar" | "por_responder" | "pronto" | "vencidas";

export type ClaimStatus = "cerrado" | "desistido" | "en_tramite" | "incompleto" | "recibido" | "respondido";

export interface CloseMonthInput {
  mes: string;
  pendientesVistos: number;
}

export type ClosingForm = "firma" | "pago" | "viajeros";

export type ClosingStatus = "a_mano" | "cerrado" | "detenido" | "en_curso" | "ofrecido" | "terminado";

export type ClosingStep = "elegir" | "firma" | "listo" | "pago" | "resumen" | "viajeros";

export interface CobroInput {
  base: BaseDeCobro;
  monto: number;
  unidades?: number | null | undefined;
}

export type CodeChannel = "mail" | "sms";

export interface CommissionConfigFilter {
  role?: ConfiguredRole | null | undefined;
  tripType?: TripType | null | undefined;
}

export interface CommissionFilter {
  ajustes?: boolean | null | undefined;
  endDate?: string | null | undefined;
  search?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: CommissionStatus | null | undefined;
  task?: CommissionTask | null | undefined;
  tipoVendedor?: TipoVendedor | null | undefined;
  userId?: number | null | undefined;
}

export interface CommissionIdsInput {
  ids: ReadonlyArray<string>;
}

export type CommissionKind = "ajuste" | "comision";

export interface CommissionNoteInput {
  observaciones?: string | null | undefined;
}

export type CommissionObjectionOrder = "createdAt" | "dueOn";

export type CommissionOrder = "fechaGeneracion" | "montoComision";

export type CommissionPayoutOrder = "bruto" | "neto" | "paidAt";

export type CommissionStatus = "approved" | "generated" | "paid" | "pending" | "voided";

export type CommissionTask = "approve" | "pay" | "request";

export interface CompleteClaimInput {
  detalle: string;
}

export type CompletedContractOrder = "completado" | "ganancia" | "gastos" | "margen" | "numero" | "pagado";

export type ConfiguredRole = "admin" | "asesor" | "gerente" | "lider" | "owner";

export interface ConfirmOpeningInput {
  saldosVistos: number;
}

export type ContactChannel = "mail" | "push" | "sms" | "whatsapp";

export interface ContactInput {
  aceptaTratamiento?: boolean | null | undefined;
  email: string;
  message: string;
  name: string;
  phone?: string | null | undefined;
}

export type ContractDateRange = "all" | "month" | "today" | "week" | "year";

export type ContractEventKind = "addendum_sent" | "addendum_signed" | "addendum_withdrawn" | "cancellation_discarded" | "cancellation_requested" | "cancelled" | "completed" | "conversion_failed" | "converted" | "created" | "email_changed" | "kept" | "kept_annulled" | "paid" | "pdf_made" | "reassigned" | "refund_waived" | "sent" | "signed" | "updated";

export interface ContractFilter {
  awaitsVerification?: boolean | null | undefined;
  channel?: SaleChannel | null | undefined;
  clientId?: number | null | undefined;
  contractType?: TripType | null | undefined;
  countsForId?: number | null | undefined;
  customerId?: string | null | undefined;
  dateRange?: ContractDateRange | null | undefined;
  departsFrom?: string | null | undefined;
  departsTo?: string | null | undefined;
  endDate?: string | null | undefined;
  exactDestination?: string | null | undefined;
  formaPago?: FormaPago | null | undefined;
  paidFrom?: string | null | undefined;
  paidTo?: string | null | undefined;
  quoteId?: string | null | undefined;
  search?: string | null | undefined;
  signedFrom?: string | null | undefined;
  signedTo?: string | null | undefined;
  sold?: boolean | null | undefined;
  soldById?: number | null | undefined;
  startDate?: string | null | undefined;
  status?: ContractStatus | null | undefined;
  task?: ContractTask | null | undefined;
  vendedorId?: number | null | undefined;
}

export interface ContractMailInput {
  message?: string | null | undefined;
  subject?: string | null | undefined;
  to?: string | null | undefined;
}

export type ContractOrder = "contractNumber" | "createdAt" | "destino" | "fechaInicioViaje" | "precioTotal" | "signedAt";

export type ContractPaymentState = "completed" | "overdue" | "partial" | "pending";

export type ContractProfitOrder = "ganancia" | "gastos" | "margen" | "numero" | "pagado";

export type ContractStatus = "active" | "cancelled" | "completed" | "draft" | "signed";

export type ContractTask = "addendum" | "airline" | "buy" | "buy_due" | "cancellation" | "complete" | "email" | "items" | "overdue" | "passengers" | "refund" | "review" | "send";

export type ContractToInvoiceOrder = "completedAt" | "contractNumber" | "destino" | "fechaInicioViaje" | "precioTotal";

export interface CorrectInvoiceInput {
  descripcion?: string | null | undefined;
  facturarA: BilledToInput;
  impuesto: OwnTaxCode;
}

export interface CorrectPaymentInput {
  cuentaAgenciaId?: string | null | undefined;
  medio?: MedioDePago | null | undefined;
  version?: number | null | undefined;
}

export type CostBase = "grupo" | "habitacion" | "persona";

export interface CreateCommissionConfigInput {
  amountPerPerson?: number | null | undefined;
  calculationType?: CalculationType | null | undefined;
  effectiveFrom?: string | null | undefined;
  fixedAmount?: number | null | undefined;
  maxAmount?: number | null | undefined;
  minAmount?: number | null | undefined;
  percentage?: number | null | undefined;
  role: ConfiguredRole;
  tripType: TripType;
}

export interface CreateCommissionInput {
  contractId: string;
  montoBase?: number | null | undefined;
  montoComision?: number | null | undefined;
  observaciones?: string | null | undefined;
  porcentaje?: number | null | undefined;
  tipoVendedor: TipoVendedor;
  vendedorId: number;
}

export interface CreateContractInput {
  clienteCiudad?: string | null | undefined;
  clienteCodigoPostal?: string | null | undefined;
  clienteDireccion?: string | null | undefined;
  clienteDocumentoIdentidad?: string | null | undefined;
  clienteFechaNacimiento?: string | null | undefined;
  clienteId?: number | null | undefined;
  clienteNacionalidad?: string | null | undefined;
  clientePais?: string | null | undefined;
  clienteTipoDocumento?: TipoDocumento | null | undefined;
  condicionesEspeciales?: string | null | undefined;
  contractItem?: ReadonlyArray<PromisedItemInput> | null | undefined;
  cuotaInicialMonto?: number | null | undefined;
  cuotaInicialPorcentaje?: number | null | undefined;
  destino?: string | null | undefined;
  documentoTitular?: string | null | undefined;
  emailCliente?: string | null | undefined;
  fechaFinViaje?: string | null | undefined;
  fechaInicioViaje?: string | null | undefined;
  fechaVencimientoInicial?: string | null | undefined;
  fechasVencimientoCuotas?: ReadonlyArray<string> | null | undefined;
  formaPago?: FormaPago | null | undefined;
  noIncluye?: ReadonlyArray<string> | null | undefined;
  nombreCliente?: string | null | undefined;
  numeroCuotasRestantes?: number | null | undefined;
  numeroPasajeros?: number | null | undefined;
  observaciones?: string | null | undefined;
  origen?: string | null | undefined;
  pasajeroTitular?: string | null | undefined;
  precioTotal?: number | null | undefined;
  quoteId?: string | null | undefined;
  telefonoCliente?: string | null | undefined;
  tieneCuotaInicial?: boolean | null | undefined;
  tripType?: TripType | null | undefined;
}

export interface CreateNotificationInput {
  category?: NotificationCategory | null | undefined;
  data?: unknown | null | undefined;
  link?: string | null | undefined;
  message: string;
  priority?: NotificationPriority | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  userId?: number | null | undefined;
}

export interface CreatePackageInput {
  category?: string | null | undefined;
  chars?: ReadonlyArray<string> | null | undefined;
  city: string;
  condiciones?: string | null | undefined;
  cuotaInicial?: number | null | undefined;
  cuotaInicialPorcentaje?: number | null | undefined;
  cuotas?: number | null | undefined;
  cupos: number;
  days: number;
  destino: string;
  detail: string;
  fechas: ReadonlyArray<DepartureInput>;
  hoteles?: ReadonlyArray<PackageHotelInput> | null | undefined;
  images?: ReadonlyArray<string> | null | undefined;
  incluye?: ReadonlyArray<string> | null | undefined;
  isActive?: boolean | null | undefined;
  isYapaya?: boolean | null | undefined;
  itinerario?: ReadonlyArray<PackageDayInput> | null | undefined;
  lat?: string | null | undefined;
  lng?: string | null | undefined;
  location: string;
  noIncluye?: ReadonlyArray<string> | null | undefined;
  preguntas?: ReadonlyArray<PackageQuestionInput> | null | undefined;
  price: number;
  title: string;
}

export interface CreatePopupInput {
  boton?: string | null | undefined;
  content: string;
  endsOn?: string | null | undefined;
  image?: string | null | undefined;
  isActive?: boolean | null | undefined;
  link?: string | null | undefined;
  startsOn?: string | null | undefined;
  title?: string | null | undefined;
}

export interface CreateQuoteForUserInput {
  aceptaTratamiento?: boolean | null | undefined;
  acomodacion?: Acomodacion | null | undefined;
  adultos?: number | null | undefined;
  alimentacion?: string | null | undefined;
  asesorId?: number | null | undefined;
  descuentoMotivo?: string | null | undefined;
  descuentoPorcentaje?: number | null | undefined;
  destino: string;
  detallesAtencionEspecial?: string | null | undefined;
  edadesInfantes?: ReadonlyArray<number> | null | undefined;
  edadesMenores?: ReadonlyArray<number> | null | undefined;
  edadesNinos?: ReadonlyArray<number> | null | undefined;
  emailCliente?: string | null | undefined;
  fechaIda: string;
  fechaRegreso?: string | null | undefined;
  infantes?: number | null | undefined;
  menores?: number | null | undefined;
  ninos?: number | null | undefined;
  nombreCliente?: string | null | undefined;
  numeroPersonas?: number | null | undefined;
  observaciones?: string | null | undefined;
  origen?: string | null | undefined;
  personasAtencionEspecial?: number | null | undefined;
  precioTotal?: number | null | undefined;
  priority?: QuotePriority | null | undefined;
  telefonoCliente?: string | null | undefined;
  tipoHotel?: string | null | undefined;
  tripType?: TripType | null | undefined;
}

export interface CreateQuoteInput {
  aceptaTratamiento?: boolean | null | undefined;
  acomodacion?: Acomodacion | null | undefined;
  adultos?: number | null | undefined;
  alimentacion?: string | null | undefined;
  asesorId?: number | null | undefined;
  codigoReferido?: string | null | undefined;
  descuentoMotivo?: string | null | undefined;
  descuentoPorcentaje?: number | null | undefined;
  destino: string;
  detallesAtencionEspecial?: string | null | undefined;
  edadesInfantes?: ReadonlyArray<number> | null | undefined;
  edadesMenores?: ReadonlyArray<number> | null | undefined;
  edadesNinos?: ReadonlyArray<number> | null | undefined;
  emailCliente?: string | null | undefined;
  fechaIda: string;
  fechaRegreso?: string | null | undefined;
  infantes?: number | null | undefined;
  menores?: number | null | undefined;
  ninos?: number | null | undefined;
  nombreCliente: string;
  numeroPersonas?: number | null | undefined;
  observaciones?: string | null | undefined;
  origen?: string | null | undefined;
  paqueteId?: number | null | undefined;
  personasAtencionEspecial?: number | null | undefined;
  precioTotal?: number | null | undefined;
  priority?: QuotePriority | null | undefined;
  telefonoCliente: string;
  tipoHotel?: string | null | undefined;
  tripType?: TripType | null | undefined;
}

export interface CreateTemplateInput {
  clauses: string;
  description?: string | null | undefined;
  name: string;
  tripType: TripType;
}

export type CreditConcept = "ajuste_precio" | "anulacion" | "devolucion_parcial" | "pronto_pago" | "rebaja" | "volumen";

export interface CreditInvoiceInput {
  concepto: CreditConcept;
  lineas?: ReadonlyArray<CreditedLineInput> | null | undefined;
  motivo: string;
}

export interface CreditedLineInput {
  posicion: number;
  total: number;
}

export interface CustomerFilter {
  ids?: ReadonlyArray<string> | null | undefined;
  kind?: CustomerKind | null | undefined;
  search?: string | null | undefined;
  source?: CustomerSource | null | undefined;
}

export type CustomerKind = "empresa" | "persona";

export type CustomerOrder = "ciudad" | "createdAt" | "email" | "name";

export interface CustomerPaperInput {
  documentoIdentidad: string;
  expiresOn?: string | null | undefined;
  holder?: string | null | undefined;
  tipoDocumento: TipoDocumento;
}

export type CustomerPart = "ciudad" | "direccion" | "documento" | "email" | "fechaNacimiento" | "kind" | "name" | "telefono";

export type CustomerSource = "contract" | "import" | "office" | "quote" | "reservation";

export type CustomerStatus = "active" | "erased" | "merged";

export type CustomerWordKind = "asked" | "opened" | "paid";

export type DashboardPeriod = "all" | "day" | "last_month" | "month" | "quarter" | "week" | "year";

export type DataRight = "acceso" | "correccion" | "revocacion" | "supresion";

export type DayKind = "addenda_to_authorize" | "airlines_to_enter" | "audit_unchained" | "backup_failed" | "cancellations_to_answer" | "chargebacks_overdue" | "chargebacks_to_answer" | "claims_overdue" | "claims_to_answer" | "commissions_to_approve" | "commissions_to_pay" | "commissions_to_request" | "contract_emails_to_confirm" | "contracts_to_complete" | "contracts_to_send" | "credit_notes_to_make" | "credit_notes_unsent" | "decisions_to_review" | "discounts_to_approve" | "documents_to_review" | "documents_to_send" | "dossiers_to_take" | "installments_due" | "invoices_to_review" | "invoices_unsent" | "items_due" | "items_to_buy" | "items_to_make" | "jobs_failed" | "movements_returned" | "numbering_to_renew" | "objections_to_answer" | "passengers_to_complete" | "payments_in_review" | "payments_overdue" | "payments_to_verify" | "payouts_to_approve" | "promises_due" | "providers_without_nit" | "questions_to_answer" | "quotes_about_to_expire" | "quotes_to_assign" | "quotes_to_complete" | "quotes_to_convert" | "quotes_to_follow_up" | "quotes_to_offer_again" | "quotes_to_price" | "quotes_to_redate" | "quotes_to_send" | "quotes_without_reply" | "refunds_overdue" | "refunds_to_decide" | "refunds_to_pay" | "signatures_to_review" | "upgrade_to_review";

export type DayPart = "late" | "waiting";

export type DayTextKind = "estadia" | "excursion" | "llegada" | "regreso";

export type DebtAge = "current" | "over90" | "upTo30" | "upTo60" | "upTo90";

export interface DecideIdentityInput {
  acepta: boolean;
  nota: string;
}

export interface DecideRefundInput {
  account?: RefundAccountInput | null | undefined;
  contractId: string;
  dueOn?: string | null | undefined;
  monto: number;
  motivo: string;
  porDecidir?: number | null | undefined;
}

export interface DepartureInput {
  price?: number | null | undefined;
  salida: string;
  vuelta: string;
}

export type DepositKind = "bruto" | "descuento" | "neto";

export interface DiscardCancellationInput {
  motivo: string;
}

export type DocumentKind = "addendum" | "commission_statement" | "contract" | "credit_note" | "documento_soporte" | "dossier" | "invoice" | "quote" | "receipt" | "signed_addendum" | "signed_contract" | "support_document";

export type DocumentState = "anulado" | "reemplazado" | "vencido" | "vigente";

export type DossierStatus = "expired" | "failed" | "ready" | "running" | "stopped" | "waiting";

export interface DrawRaffleInput {
  source: string;
  winningNumber: string;
}

export type DueWhen = "due" | "later" | "open" | "overdue" | "paid" | "undated" | "week";

export type EmailChangeState = "abierto" | "confirmado" | "deshecho" | "negado";

export interface EndClosingInput {
  reason: string;
}

export interface EquipajeInput {
  bodega?: IncludedPartInput | null | undefined;
  cabina?: IncludedPartInput | null | undefined;
  costoTotal?: number | null | undefined;
  equipajeExtra?: IncludedPartInput | null | undefined;
}

export interface EstadiaInput {
  acomodacion?: AcomodacionHotel | null | undefined;
  categoria?: string | null | undefined;
  ciudad?: string | null | undefined;
  cobro?: CobroInput | null | undefined;
  costoNoche?: number | null | undefined;
  encanto?: string | null | undefined;
  entrada?: string | null | undefined;
  noches?: number | null | undefined;
  nombre?: string | null | undefined;
  proveedor?: string | null | undefined;
}

export type EstadoPago = "pagado" | "pendiente" | "vencido";

export interface ExcursionInput {
  cobro?: CobroInput | null | undefined;
  costo?: number | null | undefined;
  descripcion?: string | null | undefined;
  duracion?: string | null | undefined;
  nombre?: string | null | undefined;
  obligatoria?: boolean | null | undefined;
  opcional?: boolean | null | undefined;
  proveedor?: string | null | undefined;
}

export interface ExplainMovementInput {
  parts: ReadonlyArray<BankPartInput>;
}

export interface ExportDuesInput {
  dues: ReadonlyArray<PaidDueInput>;
  format: BankFileFormat;
  total?: number | null | undefined;
}

export type ExportFormat = "csv" | "ndjson" | "xlsx" | "zip";

export interface ExportListInput {
  arguments?: unknown | null | undefined;
  columns?: ReadonlyArray<string> | null | undefined;
  format: ExportFormat;
  list: ExportedList;
}

export interface ExportPayoutInput {
  format: BankFileFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  payoutId?: string | null | undefined;
}

export interface ExportRefundsInput {
  format: BankFileFormat;
  ids: ReadonlyArray<string>;
  total?: number | null | undefined;
}

export type ExportStatus = "cancelled" | "expired" | "failed" | "ready" | "running" | "stopped" | "waiting";

export type ExportedList = "accountingMonths" | "bankMovements" | "cashFlow" | "cashFlowEntries" | "chargebacks" | "claims" | "commissionObjections" | "commissions" | "completedContracts" | "contractProfits" | "contracts" | "customers" | "financialPayments" | "financialPurchases" | "financialRefunds" | "invoices" | "month" | "monthlyLimits" | "packagePage" | "paymentFollowUp" | "payments" | "pointMovements" | "providerDues" | "providerSpending" | "providers" | "quotes" | "receivables" | "refunds" | "reportableCash" | "reservations" | "salesBy" | "staffDocuments" | "takenRaffleNumbers" | "taxedPeople" | "userPage";

export interface ExtraInput {
  cobro?: CobroInput | null | undefined;
  costo?: number | null | undefined;
  descripcion?: string | null | undefined;
  nombre?: string | null | undefined;
  opcional?: boolean | null | undefined;
  proveedor?: string | null | undefined;
  tipo?: TipoExtra | null | undefined;
}

export type ExtraKind = "equipaje" | "excursion" | "extra" | "seguro";

export type FailedKind = "dossier" | "export" | "mail" | "picture" | "provider_event" | "task" | "unconfirmed_payment";

export type FailureCode = "BAD_USER_INPUT" | "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "LOCKED" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNSUPPORTED_MEDIA_TYPE";

export interface FileClaimInput {
  aceptaTratamiento?: boolean | null | undefined;
  derecho?: DataRight | null | undefined;
  detalle: string;
  documento?: string | null | undefined;
  email: string;
  kind: ClaimKind;
  nombre: string;
  sobre?: string | null | undefined;
  telefono?: string | null | undefined;
  tipoDocumento?: string | null | undefined;
}

export interface FinancialFilter {
  contractId?: string | null | undefined;
  dateRange?: string | null | undefined;
  endDate?: string | null | undefined;
  startDate?: string | null | undefined;
}

export interface FinancialPaymentFilter {
  contractId?: string | null | undefined;
  dateRange?: string | null | undefined;
  endDate?: string | null | undefined;
  medio?: MedioDePago | null | undefined;
  startDate?: string | null | undefined;
  status?: FinancialPaymentStatus | null | undefined;
  tipoPago?: TipoPago | null | undefined;
}

export type FinancialPaymentOrder = "amount" | "paymentDate";

export type FinancialPaymentStatus = "confirmado" | "pendiente" | "rechazado";

export interface FinancialPurchaseFilter {
  contractId?: string | null | undefined;
  dateRange?: string | null | undefined;
  endDate?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: FinancialPurchaseStatus | null | undefined;
  tipoPago?: FinancialPurchaseKind | null | undefined;
}

export type FinancialPurchaseKind = "confirmacion" | "contado" | "cuotas" | "factura" | "recibo" | "ticket" | "voucher";

export type FinancialPurchaseOrder = "amount" | "purchaseDate";

export type FinancialPurchaseStatus = "confirmado" | "en_proceso" | "pendiente";

export type FinancialRefundOrder = "amount" | "paidOn";

export type FormaPago = "contado" | "cuotas";

export interface GananciaInput {
  porcentaje?: number | null | undefined;
  valorFijo?: number | null | undefined;
}

export interface GenerateInvoiceInput {
  descripcion?: string | null | undefined;
  facturarA?: BilledToInput | null | undefined;
  impuesto?: OwnTaxCode | null | undefined;
}

export type HealthState = "aviso" | "bien" | "falla" | "sin_revisar";

export type HistoryRecord = "approval" | "bank" | "chargeback" | "claim" | "closing" | "commission" | "content" | "contract" | "customer" | "document" | "invoice" | "item" | "package" | "payment" | "person" | "points" | "provider" | "purchase" | "quote" | "raffle" | "refund" | "reservation" | "settings";

export type HistoryTone = "clay" | "leaf" | "neutral" | "sea" | "sun";

export interface HotelInput {
  acomodacion?: AcomodacionHotel | null | undefined;
  categoria?: string | null | undefined;
  cobro?: CobroInput | null | undefined;
  costoNoche?: number | null | undefined;
  costoTotal?: number | null | undefined;
  encanto?: string | null | undefined;
  estadias?: ReadonlyArray<EstadiaInput> | null | undefined;
  noches?: number | null | undefined;
  nombre?: string | null | undefined;
  observaciones?: string | null | undefined;
  proveedor?: string | null | undefined;
  ubicacion?: string | null | undefined;
}

export interface IcaRateInput {
  dane: string;
  municipio: string;
  porMil: number;
  vigenteDesde: string;
}

export interface ImportColumnInput {
  field: string;
  place: number;
}

export type ImportDayOrder = "day" | "month";

export type ImportLineChoice = "own" | "same";

export interface ImportLineInput {
  choice: ImportLineChoice;
  line: number;
}

export type ImportLineState = "doubtful" | "ok" | "refused";

export interface ImportMappingInput {
  columns?: ReadonlyArray<ImportColumnInput> | null | undefined;
  dayOrder?: ImportDayOrder | null | undefined;
  titles: number;
}

export interface IncludedPartInput {
  cobro?: CobroInput | null | undefined;
  costo?: number | null | undefined;
  incluido?: boolean | null | undefined;
  opcional?: boolean | null | undefined;
  proveedor?: string | null | undefined;
  tipo?: string | null | undefined;
}

export interface InviteStaffInput {
  banco?: string | null | undefined;
  ciudad?: string | null | undefined;
  commissionLimit?: number | null | undefined;
  commissionPercentage?: number | null | undefined;
  direccion?: string | null | undefined;
  documentoIdentidad?: string | null | undefined;
  email: string;
  fechaIngreso?: string | null | undefined;
  fechaNacimiento?: string | null | undefined;
  gerenteId?: number | null | undefined;
  lastname: string;
  liderId?: number | null | undefined;
  name: string;
  numeroCuenta?: string | null | undefined;
  pais?: string | null | undefined;
  phone: string;
  role: number;
  tipoCuenta?: string | null | undefined;
  tipoDocumento?: string | null | undefined;
}

export type InvoiceCollection = "pagada" | "parcial" | "sin_cobrar";

export interface InvoiceFilter {
  cobro?: InvoiceCollection | null | undefined;
  conNota?: boolean | null | undefined;
  contractId?: string | null | undefined;
  endDate?: string | null | undefined;
  search?: string | null | undefined;
  sendingState?: SendingState | null | undefined;
  startDate?: string | null | undefined;
  status?: InvoiceStatus | null | undefined;
  task?: InvoiceTask | null | undefined;
}

export type InvoiceOrder = "issuedAt" | "totalAmount";

export type InvoiceStatus = "approved" | "paid" | "pending" | "rejected";

export interface InvoiceStatusInput {
  status: InvoiceStatus;
}

export type InvoiceTask = "note" | "review" | "unsent" | "unsent_note";

export interface ItemDeadlineInput {
  fechaVencimientoPago: string;
  version?: number | null | undefined;
}

export type ItemStatus = "comprado_pagado" | "comprado_pendiente" | "pendiente_compra";

export type ItemTipo = "alimentacion" | "alojamiento" | "asistencia_medica" | "equipaje" | "excursiones" | "extras" | "seguro" | "tickets" | "traslados";

export interface ItineraryDayInput {
  dia: number;
  imagen?: string | null | undefined;
  texto: string;
  titulo: string;
}

export interface KeepOfContractInput {
  contractId: string;
  motivo: string;
  noReembolsado?: number | null | undefined;
  penalidad?: number | null | undefined;
  porDecidir?: number | null | undefined;
}

export type LateKind = "pago" | "reverso";

export interface LegalFigureInput {
  cifra: LegalFigureKey;
  valor: number;
  vigenteDesde: string;
}

export type LegalFigureKey = "efectivo_reportable" | "iva_general" | "retracto_devolucion" | "retracto_plazo" | "tiquetes_devolucion" | "tiquetes_dias_internacional" | "tiquetes_dias_nacional" | "tiquetes_horas" | "tiquetes_porcentaje" | "tiquetes_tope_internacional" | "tiquetes_tope_nacional";

export type LimitStatus = "critical" | "safe" | "warning";

export type LinkedPage = "addendum" | "passengers" | "payment" | "proposal" | "signature" | "trip";

export interface MarginalRangeInput {
  desde: number;
  porcentaje: number;
  suma: number;
}

export interface MarginalTableInput {
  rangos: ReadonlyArray<MarginalRangeInput>;
  vigenteDesde: string;
}

export interface MarkPurchasePaidInput {
  observaciones?: string | null | undefined;
}

export type MedioDePago = "bre_b" | "cheque" | "consignacion" | "corresponsal" | "datafono" | "daviplata" | "efectivo" | "nequi" | "pse" | "transferencia" | "wompi";

export type MedioEnLinea = "card" | "nequi" | "pse";

export type MessagePurpose = "collection" | "follow_up_1" | "follow_up_3" | "follow_up_7" | "offer" | "offer_reminder" | "passengers" | "signature" | "signature_reminder";

export type MetodoPago = "cheque" | "efectivo" | "tarjeta" | "transferencia";

export type Moneda = "COP";

export type MonthState = "abierto" | "cerrado" | "en_curso";

export type MonthWait = "comisiones_por_pagar" | "compras_por_pagar" | "cuotas_por_pagar" | "devoluciones_por_pagar" | "movimientos_por_clasificar" | "pagos_en_linea" | "pagos_en_revision" | "pagos_por_verificar";

export type MovementKind = "abono" | "cargo" | "gravamen" | "reversion";

export type MovementList = "apartados" | "asignados" | "devueltos" | "exactas" | "propuestas" | "sin_dueno" | "todos";

export type MovementState = "apartado" | "asignado" | "egreso" | "libre" | "reversado";

export interface NewPasskeyInput {
  attestation: string;
  clientData: string;
  credentialId: string;
  name: string;
  transports?: ReadonlyArray<string> | null | undefined;
}

export interface NoticeAudience {
  roles?: ReadonlyArray<number> | null | undefined;
  teamOf?: number | null | undefined;
  userIds?: ReadonlyArray<number> | null | undefined;
}

export interface NoticeText {
  category?: NotificationCategory | null | undefined;
  data?: unknown | null | undefined;
  link?: string | null | undefined;
  message: string;
  priority?: NotificationPriority | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
}

export interface NotifiableFilter {
  roles?: ReadonlyArray<number> | null | undefined;
  search?: string | null | undefined;
}

export type NotificationCategory = "commission" | "contract" | "document" | "marketing" | "payment" | "purchase" | "quote" | "system";

export interface NotificationFilter {
  priority?: NotificationPriority | null | undefined;
  read?: boolean | null | undefined;
  type?: string | null | undefined;
}

export type NotificationPriority = "high" | "low" | "normal" | "urgent";

export interface NotifyManyInput {
  category?: NotificationCategory | null | undefined;
  data?: unknown | null | undefined;
  link?: string | null | undefined;
  message: string;
  priority?: NotificationPriority | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  userIds: ReadonlyArray<number>;
}

export type NumberedKind = "documento_soporte" | "factura" | "nota_credito";

export interface NumberingRangeInput {
  claveTecnica?: string | null | undefined;
  desde: number;
  hasta: number;
  kind: NumberedKind;
  prefijo?: string | null | undefined;
  pruebas?: boolean | null | undefined;
  resolucion: string;
  vigenteDesde: string;
  vigenteHasta: string;
}

export interface ObjectCommissionInput {
  texto: string;
}

export interface ObjectionFilter {
  commissionId?: string | null | undefined;
  search?: string | null | undefined;
  status?: ObjectionStatus | null | undefined;
}

export type ObjectionStatus = "abierta" | "aceptada" | "no_aceptada" | "retirada";

export type OpenAccessKind = "calendar" | "contractLink" | "passkey" | "quoteLink" | "service" | "token" | "trip" | "webhook";

export interface OpenAgencyInput {
  agencyName: string;
  email: string;
  lastname: string;
  name: string;
  nit: string;
  password: string;
  phone: string;
  points?: boolean | null | undefined;
  raffles?: boolean | null | undefined;
  sellers?: number | null | undefined;
}

export interface OpenChargebackInput {
  cause: ChargebackCause;
  claimedOn?: string | null | undefined;
  detail: string;
  knownOn: string;
  paymentId: string;
}

export type OpeningKind = "anticipo_cliente" | "cliente_por_cobrar" | "costo_por_facturar" | "cuenta" | "proveedor_por_pagar" | "terceros_por_facturar";

export interface OpeningLineInput {
  centavos?: number | null | undefined;
  clase: OpeningKind;
  monto: number;
  ownerId: string;
}

export type OptionalFeature = "aprobaciones" | "capacitacion" | "equipos" | "objeciones" | "puntos" | "reservas" | "rifas";

export type OrderDirection = "asc" | "desc";

export interface OtherPartInput {
  cobro?: CobroInput | null | undefined;
  costo?: number | null | undefined;
  descripcion?: string | null | undefined;
  opcional?: boolean | null | undefined;
  proveedor?: string | null | undefined;
}

export type OwnTaxCode = "EXCLUIDO" | "EXENTO_481" | "GRAVADO_19" | "NO_GRAVADO_EXTERIOR";

export type OwnTripKind = "contract" | "quote" | "reservation";

export interface PackageDayInput {
  imagen?: string | null | undefined;
  lugar?: string | null | undefined;
  texto?: string | null | undefined;
  titulo: string;
}

export interface PackageFilter {
  archived?: boolean | null | undefined;
  category?: string | null | undefined;
  chars?: ReadonlyArray<string> | null | undefined;
  days?: number | null | undefined;
  destino?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isYapaya?: boolean | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  search?: string | null | undefined;
}

export interface PackageHotelInput {
  categoria?: string | null | undefined;
  ciudad?: string | null | undefined;
  noches?: number | null | undefined;
  nombre: string;
}

export type PackageOrder = "createdAt" | "price" | "title";

export interface PackageQuestionInput {
  pregunta: string;
  respuesta: string;
}

export interface PageTextInput {
  text: string;
  version?: number | null | undefined;
}

export type PageTextKey = "about" | "agreements" | "contact" | "hero" | "notice_children" | "notice_consumer" | "notice_data" | "policies" | "terms";

export interface PaidDueInput {
  installmentId?: string | null | undefined;
  purchaseId: string;
}

export type PaperValidity = "expired" | "expiring" | "valid";

export interface PassengerDraftInput {
  aceptaTratamiento?: boolean | null | undefined;
  listVersion?: number | null | undefined;
  passengers: ReadonlyArray<PassengerInput>;
}

export interface PassengerInput {
  acompanante?: string | null | undefined;
  apellido?: string | null | undefined;
  ciudad?: string | null | undefined;
  direccion?: string | null | undefined;
  documentoIdentidad?: string | null | undefined;
  email?: string | null | undefined;
  fechaNacimiento?: string | null | undefined;
  nombre?: string | null | undefined;
  pais?: string | null | undefined;
  permisoSalida?: boolean | null | undefined;
  telefono?: string | null | undefined;
  tipoDocumento?: string | null | undefined;
  titular?: boolean | null | undefined;
  vencimientoPasaporte?: string | null | undefined;
  version?: number | null | undefined;
  viajaCon?: ViajaCon | null | undefined;
}

export interface PasskeyAnswerInput {
  authenticatorData: string;
  clientData: string;
  credentialId: string;
  signature: string;
  userHandle?: string | null | undefined;
}

export interface PasskeyNameInput {
  name: string;
}

export interface PayCommissionsInput {
  ids: ReadonlyArray<string>;
  neto?: number | null | undefined;
  observaciones?: string | null | undefined;
}

export interface PayInstallmentInput {
  fechaPago?: string | null | undefined;
  metodoPago?: MetodoPago | null | undefined;
  observaciones?: string | null | undefined;
}

export interface PayOnlineInput {
  acceptPersonalAuth: string;
  acceptanceToken: string;
  celularNequi?: string | null | undefined;
  contractId?: string | null | undefined;
  email?: string | null | undefined;
  installments?: number | null | undefined;
  medio?: MedioEnLinea | null | undefined;
  monto?: number | null | undefined;
  orderId?: string | null | undefined;
  pagadorNombre?: string | null | undefined;
  pagadorTelefono?: string | null | undefined;
  pse?: PseInput | null | undefined;
  token?: string | null | undefined;
}

export interface PayProvidersInput {
  dues: ReadonlyArray<PaidDueInput>;
  fechaPago?: string | null | undefined;
  metodoPago?: MetodoPago | null | undefined;
  observaciones?: string | null | undefined;
  total?: number | null | undefined;
}

export interface PayRefundInput {
  means: RefundMeans;
  paidOn: string;
  reference?: string | null | undefined;
}

export type PayableKind = "contract" | "reservation";

export type PaymentDecision = "rejected" | "verified";

export interface PaymentDetailsInput {
  bancoOrigen?: string | null | undefined;
  origenFondos?: string | null | undefined;
  pagadorNombre?: string | null | undefined;
  referenciaPago?: string | null | undefined;
  traidoPor?: string | null | undefined;
}

export type PaymentEventKind = "corrected" | "in_review" | "origin_noted" | "receipt_attached" | "registered" | "rejected" | "reversed" | "verified" | "withdrawn" | "withheld";

export interface PaymentFilter {
  awaitsVerification?: boolean | null | undefined;
  contractId?: string | null | undefined;
  cuentaAgenciaId?: string | null | undefined;
  endDate?: string | null | undefined;
  forMe?: boolean | null | undefined;
  inReview?: boolean | null | undefined;
  medio?: MedioDePago | null | undefined;
  orderId?: string | null | undefined;
  reversado?: boolean | null | undefined;
  search?: string | null | undefined;
  sinCuenta?: boolean | null | undefined;
  startDate?: string | null | undefined;
  status?: PaymentStatus | null | undefined;
  tipoPago?: TipoPago | null | undefined;
  vendedorId?: number | null | undefined;
}

export type PaymentFollowUp = "alerts" | "completed" | "overdue" | "partial" | "unpaid";

export type PaymentFollowUpOrder = "cliente" | "fecha" | "monto" | "prioridad";

export type PaymentOrder = "createdAt" | "fechaPago" | "monto";

export interface PaymentPromiseInput {
  day: string;
  monto: number;
}

export type PaymentQueueOrder = "createdAt" | "fechaPago" | "monto";

export type PaymentStatus = "pending" | "rejected" | "verified";

export interface PayoutApprovalFilter {
  forMe?: boolean | null | undefined;
  status?: ApprovalStatus | null | undefined;
}

export type PayoutApprovalOrder = "createdAt" | "monto";

export type PayoutKind = "commission" | "installment" | "purchase" | "refund";

export interface PictureCropInput {
  height: number;
  width: number;
  x: number;
  y: number;
}

export type PictureKind = "hotel" | "lugar";

export type PictureLicence = "cc_by" | "cc_by_sa" | "desconocida" | "dominio_publico" | "permiso" | "propia" | "proveedor";

export type PlanLineKind = "contado" | "cuota" | "inicial";

export type PlanLineState = "pagada" | "parcial" | "pendiente" | "vencido";

export interface PlannedInstallmentInput {
  fechaVencimiento?: string | null | undefined;
  monto: number;
  observaciones?: string | null | undefined;
}

export type PointKind = "adjustment" | "earned" | "taken_back";

export type PointMovementOrder = "ordinal" | "points";

export interface PostponeInput {
  kind: DayKind;
  recordId: string;
  until: string;
}

export interface PreferencesInput {
  email?: boolean | null | undefined;
  marketingEmails?: boolean | null | undefined;
  paymentReminders?: boolean | null | undefined;
  push?: boolean | null | undefined;
  quotesUpdates?: boolean | null | undefined;
  sms?: boolean | null | undefined;
  systemAlerts?: boolean | null | undefined;
}

export type Prioridad = "alta" | "baja" | "critica" | "media";

export interface ProfileInput {
  banco?: string | null | undefined;
  ciudad?: string | null | undefined;
  currentPassword?: string | null | undefined;
  direccion?: string | null | undefined;
  documentoIdentidad?: string | null | undefined;
  email?: string | null | undefined;
  fechaNacimiento?: string | null | undefined;
  image?: string | null | undefined;
  lastname?: string | null | undefined;
  name?: string | null | undefined;
  numeroCuenta?: string | null | undefined;
  pais?: string | null | undefined;
  phone?: string | null | undefined;
  showsPicture?: boolean | null | undefined;
  tipoCuenta?: string | null | undefined;
  tipoDocumento?: string | null | undefined;
  version?: number | null | undefined;
}

export interface PromisedItemInput {
  descripcion?: string | null | undefined;
  detalle?: unknown | null | undefined;
  tipo?: ItemTipo | null | undefined;
}

export interface ProposeOpeningInput {
  mes: string;
}

export type ProviderClaimState = "abierto" | "devuelto";

export interface ProviderContactInput {
  email?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  position?: string | null | undefined;
}

export type ProviderDocumentKind = "camara_comercio" | "certificacion_bancaria" | "contrato" | "otro" | "rnt" | "rut";

export interface ProviderDueFilter {
  endDate?: string | null | undefined;
  providerId?: string | null | undefined;
  search?: string | null | undefined;
  startDate?: string | null | undefined;
  when?: DueWhen | null | undefined;
}

export type ProviderDueOrder = "dueOn";

export interface ProviderFilter {
  awaitsNit?: boolean | null | undefined;
  mandate?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: ProviderStatus | null | undefined;
  unanswered?: boolean | null | undefined;
}

export type ProviderOrder = "name" | "nit" | "paymentDays";

export type ProviderPart = "account" | "city" | "mandate" | "name" | "nit" | "notes" | "paymentDays" | "paymentTerms" | "taxes";

export type ProviderPurchaseOrder = "costo" | "fechaCompra";

export type ProviderSpendingOrder = "comprado" | "nombre" | "pendiente";

export type ProviderStatus = "active" | "inactive" | "merged";

export interface PseInput {
  banco: string;
  documento: string;
  empresa?: boolean | null | undefined;
  tipoDocumento?: string;
}

export interface PurchaseTaxesInput {
  baseGravable?: number | null | undefined;
  iva?: number | null | undefined;
  reteIca?: number | null | undefined;
  reteIva?: number | null | undefined;
  retefuente?: number | null | undefined;
}

export interface PushSubscriptionInput {
  auth: string;
  endpoint: string;
  p256dh: string;
}

export interface PutMovementAsideInput {
  motivo: string;
}

export interface QuoteCalculationInput {
  actividadesAdicionales?: ActividadesAdicionalesInput | null | undefined;
  adultos?: number | null | undefined;
  alimentacion?: AlimentacionInput | null | undefined;
  asistenciaMedica?: AsistenciaMedicaInput | null | undefined;
  edadesInfantes?: ReadonlyArray<number> | null | undefined;
  edadesMenores?: ReadonlyArray<number> | null | undefined;
  equipaje?: EquipajeInput | null | undefined;
  estado?: string | null | undefined;
  excursiones?: ReadonlyArray<ExcursionInput> | null | undefined;
  extras?: ReadonlyArray<ExtraInput> | null | undefined;
  fechaViajeFin?: string | null | undefined;
  fechaViajeInicio?: string | null | undefined;
  ganancia?: GananciaInput | null | undefined;
  hotel?: HotelInput | null | undefined;
  infantes?: number | null | undefined;
  menores?: number | null | undefined;
  numPersonas?: number | null | undefined;
  observacionesGenerales?: string | null | undefined;
  optionId?: string | null | undefined;
  personasAtencionEspecial?: number | null | undefined;
  quoteId: string;
  seguros?: SegurosInput | null | undefined;
  tiquetes?: TiquetesInput | null | undefined;
  traslados?: TrasladosInput | null | undefined;
  tripType?: TripType | null | undefined;
  version?: number | null | undefined;
}

export type QuoteEventKind = "answered" | "approved" | "assigned" | "completed" | "converted" | "created" | "discount_approved" | "expired" | "extras_chosen" | "joined" | "option_chosen" | "passengers_completed" | "question" | "reassigned" | "rejected" | "requote" | "sent" | "shared" | "viewed";

export interface QuoteFilter {
  acomodacion?: Acomodacion | null | undefined;
  adminId?: number | null | undefined;
  asesorId?: number | null | undefined;
  channel?: SaleChannel | null | undefined;
  clienteId?: number | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  customerId?: string | null | undefined;
  decisionToReview?: boolean | null | undefined;
  departsFrom?: string | null | undefined;
  departsTo?: string | null | undefined;
  destino?: string | null | undefined;
  endDate?: string | null | undefined;
  exactDestination?: string | null | undefined;
  gerenteId?: number | null | undefined;
  isExternal?: boolean | null | undefined;
  liderId?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  numeroPersonas?: number | null | undefined;
  origen?: string | null | undefined;
  priority?: QuotePriority | null | undefined;
  search?: string | null | undefined;
  source?: QuoteSource | null | undefined;
  startDate?: string | null | undefined;
  status?: QuoteStatus | null | undefined;
  task?: QuoteTask | null | undefined;
  unansweredDays?: number | null | undefined;
  vendedorId?: number | null | undefined;
  withoutSeller?: boolean | null | undefined;
}

export type QuoteLinkChannel = "copy" | "mail" | "whatsapp";

export type QuoteOrder = "createdAt" | "fechaIda" | "nombreCliente" | "precioTotal" | "quoteNumber";

export type QuotePriority = "high" | "low" | "normal";

export type QuoteSource = "external" | "internal";

export type QuoteStatus = "approved" | "completed" | "converted" | "expired" | "pending" | "pending_passengers" | "rejected" | "requote" | "sent";

export type QuoteTask = "again" | "answer" | "assign" | "convert" | "discount" | "ending" | "follow_up" | "passengers" | "price" | "redate" | "remind" | "review" | "send";

export interface RaffleInput {
  authorizationAuthority?: string | null | undefined;
  authorizationDay?: string | null | undefined;
  authorizationNumber?: string | null | undefined;
  drawDate: string;
  drawLottery?: string | null | undefined;
  paymentText?: string | null | undefined;
  policy?: string | null | undefined;
  price: number;
  prize: string;
  prizeInKind?: boolean | null | undefined;
  title: string;
}

export type RaffleNumberOrder = "dueAt" | "name" | "value";

export type RaffleNumberState = "free" | "paid" | "selected";

export type RaffleOrder = "createdAt" | "drawDate" | "price" | "title";

export type RaffleStatus = "cancelled" | "draft" | "drawn" | "open";

export type RatedProcedure = "comisiones_10" | "comisiones_11" | "juridica_11";

export interface ReassignQuoteInput {
  reassignmentReason?: string | null | undefined;
  sellerId: number;
}

export interface ReceivableFilter {
  age?: DebtAge | null | undefined;
  promiseIsDue?: boolean | null | undefined;
  search?: string | null | undefined;
  toCollect?: boolean | null | undefined;
  vendedorId?: number | null | undefined;
}

export type ReceivableOrder = "cliente" | "nextDue" | "oldestDue" | "saldo" | "saldoVencido";

export type RecordKind = "approval" | "audit_entry" | "bank_import" | "bank_movement" | "bank_settlement" | "chargeback" | "claim" | "commission" | "contract" | "customer" | "invoice" | "month" | "package" | "payment" | "point_movement" | "provider" | "purchase" | "quote" | "refund" | "reservation" | "staff_document" | "user";

export interface RefundAccountInput {
  bank?: string | null | undefined;
  document: string;
  documentType: TipoDocumento;
  holder: string;
  kind: RefundAccountKind;
  number: string;
}

export type RefundAccountKind = "ahorros" | "corriente" | "deposito" | "llave";

export interface RefundDueInput {
  dueOn: string;
  motivo: string;
}

export type RefundEventKind = "account_set" | "annulled" | "due_changed" | "due_near" | "opened" | "paid";

export interface RefundFilter {
  contractId?: string | null | undefined;
  orderId?: string | null | undefined;
  paymentId?: string | null | undefined;
  show?: RefundShow | null | undefined;
}

export type RefundMeans = "bre_b" | "consignacion" | "daviplata" | "nequi" | "transferencia";

export type RefundOrder = "dueOn" | "monto" | "paidOn";

export type RefundReason = "cancelacion" | "pago_en_revision" | "reserva_anulada" | "retracto" | "retracto_parcial" | "retracto_tiquetes";

export type RefundShow = "abiertas" | "anuladas" | "en_plazo" | "pagadas" | "por_pagar" | "todas" | "vencidas";

export type RefundStatus = "abierta" | "anulada" | "pagada";

export interface RefusedBankLinesInput {
  amount: number;
  centavos: number;
  lines: number;
}

export interface RegisterInput {
  aceptaTratamiento?: boolean | null | undefined;
  banco?: string | null | undefined;
  ciudad?: string | null | undefined;
  commissionLimit?: number | null | undefined;
  commissionPercentage?: number | null | undefined;
  direccion?: string | null | undefined;
  documentoIdentidad?: string | null | undefined;
  email: string;
  fechaIngreso?: string | null | undefined;
  fechaNacimiento?: string | null | undefined;
  gerenteId?: number | null | undefined;
  lastname: string;
  liderId?: number | null | undefined;
  name: string;
  numeroCuenta?: string | null | undefined;
  pais?: string | null | undefined;
  password: string;
  phone: string;
  referralCode?: string | null | undefined;
  referredBy?: string | null | undefined;
  role?: number | null | undefined;
  tipoCuenta?: string | null | undefined;
  tipoDocumento?: string | null | undefined;
}

export interface RegisterPaymentInput {
  aceptaDuplicado?: boolean | null | undefined;
  contractId: string;
  cuentaAgenciaId?: string | null | undefined;
  fechaPago: string;
  medio?: MedioDePago | null | undefined;
  monto: number;
  observaciones?: string | null | undefined;
  retencion?: WithheldInput | null | undefined;
  tipoPago?: TipoPago | null | undefined;
}

export interface RejectQuoteInput {
  motivoRechazo: string;
  sentVersion?: number | null | undefined;
}

export interface RejectStaffDocumentInput {
  comments?: string | null | undefined;
  reason?: string | null | undefined;
}

export interface ReleaseItemInput {
  motivo: string;
}

export interface RenameQuoteOptionInput {
  name: string;
}

export interface RenameQuoteTemplateInput {
  name: string;
}

export interface RenameViewInput {
  name: string;
}

export interface RenamedTravellerInput {
  apellido: string;
  nombre: string;
  passengerId: string;
}

export interface ReopenMonthInput {
  mes: string;
  motivo: string;
}

export interface ReportPaymentInput {
  aceptaDuplicado?: boolean | null | undefined;
  bancoOrigen?: string | null | undefined;
  contractId: string;
  cuentaAgenciaId?: string | null | undefined;
  fechaPago: string;
  medio?: MedioDePago | null | undefined;
  monto: number;
  observaciones?: string | null | undefined;
  referenciaPago?: string | null | undefined;
  retencion?: WithheldInput | null | undefined;
  tipoPago?: TipoPago | null | undefined;
}

export type ReportPeriod = "all" | "current_month" | "current_quarter" | "current_year" | "last_month";

export interface ReportableCashFilter {
  endDate?: string | null | undefined;
  sinOrigen?: boolean | null | undefined;
  startDate?: string | null | undefined;
}

export type ReportableCashOrder = "cliente" | "fechaPago" | "monto" | "totalMes";

export interface RequestCancellationInput {
  motivo: string;
}

export interface RequestCommissionInput {
  commissionId: string;
  paymentData?: BankingDataInput | null | undefined;
}

export interface RequestCommissionsInput {
  commissionIds: ReadonlyArray<string>;
  paymentData?: BankingDataInput | null | undefined;
}

export interface RequoteQuoteInput {
  requoteReason: string;
  sentVersion?: number | null | undefined;
}

export interface ReservationDatesInput {
  llegada: string;
  salida: string;
}

export interface ReservationFilter {
  isPaid?: boolean | null | undefined;
  packId?: number | null | undefined;
  search?: string | null | undefined;
  status?: ReservationStatus | null | undefined;
  userId?: number | null | undefined;
}

export type ReservationOrder = "createdAt" | "numberOfPeople" | "salida" | "totalPrice";

export interface ReservationPaymentInput {
  aceptaDuplicado?: boolean | null | undefined;
  cuentaAgenciaId?: string | null | undefined;
  fechaPago: string;
  medio?: MedioDePago | null | undefined;
  monto: number;
  observaciones?: string | null | undefined;
  tipoPago?: TipoPago | null | undefined;
}

export type ReservationStatus = "anulada" | "completada" | "pagada" | "pendiente";

export interface ResetUserPasswordInput {
  newPassword: string;
}

export interface ResumeInput {
  kind: DayKind;
  recordId: string;
}

export interface RetentionRuleInput {
  accessDays?: number | null | undefined;
  draftDays?: number | null | undefined;
  idlePersonDays?: number | null | undefined;
  mailDays?: number | null | undefined;
  noticeDays?: number | null | undefined;
  readNoticeDays?: number | null | undefined;
  version?: number | null | undefined;
}

export type RetractoChoice = "sin_vuelo" | "todo";

export interface ReturnClaimInput {
  note?: string | null | undefined;
  returnedOn?: string | null | undefined;
}

export interface ReversePaymentInput {
  motivo: string;
}

export type Role = "ADMIN" | "ASESOR" | "CLIENTE" | "CONTADOR" | "GERENTE" | "INACTIVE" | "LIDER" | "LINK" | "OWNER" | "VISITOR";

export type SaleChannel = "oficina" | "pagina" | "referido";

export interface SalesByFilter {
  endDate?: string | null | undefined;
  startDate?: string | null | undefined;
}

export type SalesDimension = "canal" | "destino" | "salida" | "vendedor";

export type SalesOrder = "contratos" | "conversion" | "cotizaciones" | "ganancia" | "nombre" | "porCobrar" | "recaudo" | "vendido";

export interface SavePassengersInput {
  aceptaTratamiento?: boolean | null | undefined;
  passengers: ReadonlyArray<PassengerInput>;
  version?: number | null | undefined;
}

export interface SaveQuoteTemplateInput {
  name: string;
  quoteId: string;
  shared?: boolean;
}

export interface SaveViewInput {
  columns?: ReadonlyArray<string> | null | undefined;
  list: string;
  name: string;
  query?: string;
}

export type SearchKind = "contract" | "customer" | "invoice" | "package" | "payment" | "person" | "provider" | "quote" | "reservation";

export interface SeenInvoiceChangeInput {
  base: number;
  factura: string;
  iva: number;
  notaCredito: number;
  terceros: number;
}

export interface SegurosInput {
  asistenciaMedica?: IncludedPartInput | null | undefined;
  cancelacion?: IncludedPartInput | null | undefined;
  costoTotal?: number | null | undefined;
  otros?: ReadonlyArray<OtherPartInput> | null | undefined;
}

export interface SelectNumbersInput {
  aceptaTratamiento?: boolean | null | undefined;
  name: string;
  numbers: unknown;
  phone: string;
}

export type SellerEngagement = "empleado" | "independiente";

export type SellerKind = "admin" | "asesor" | "gerente" | "lider";

export interface SellerMonthFilter {
  search?: string | null | undefined;
  status?: LimitStatus | null | undefined;
}

export interface SendContractInput {
  emailData?: ContractMailInput | null | undefined;
  message?: string | null | undefined;
  subject?: string | null | undefined;
  to?: string | null | undefined;
}

export type SendingState = "en_cola" | "enviada" | "fallida" | "por_revisar" | "rechazada" | "reintentando";

export interface ServiceAccountInput {
  name: string;
  purpose?: string | null | undefined;
  role: number;
}

export type ServiceKind = "hotel" | "operador" | "seguro" | "traslado" | "vuelo";

export interface SetSalesGoalInput {
  mes: string;
  monto?: number | null | undefined;
  version?: number | null | undefined;
}

export type SettledState = "completo" | "parcial";

export type SettledStatus = "aprobada" | "devuelta" | "rechazada";

export type SharedChannel = "copy" | "whatsapp";

export type SheetKind = "csv" | "ofx" | "pdf" | "xls" | "xlsx";

export interface SignContractInput {
  aceptaTratamiento?: boolean | null | undefined;
  code?: string | null | undefined;
  pdfVersion?: number | null | undefined;
  signature?: string | null | undefined;
  signerInfo?: SignerInfoInput | null | undefined;
}

export interface SignerInfoInput {
  aceptaTerminos?: boolean | null | undefined;
  documento?: string | null | undefined;
  email?: string | null | undefined;
  nombre?: string | null | undefined;
  tipoDocumento?: TipoDocumento | null | undefined;
}

export interface SimulateLimitInput {
  limite: number;
  months?: number;
  userId?: number | null | undefined;
}

export interface SimulateTermsInput {
  amountPerPerson?: number | null | undefined;
  calculationType: CalculationType;
  fixedAmount?: number | null | undefined;
  maxAmount?: number | null | undefined;
  minAmount?: number | null | undefined;
  months?: number;
  percentage?: number | null | undefined;
  role: TipoVendedor;
  tripType: TripType;
}

export interface SlideInput {
  description?: string | null | undefined;
  destino?: string | null | undefined;
  imageUrl?: string | null | undefined;
  title?: string | null | undefined;
}

export type SpendingCategory = "actividades" | "alimentacion" | "hospedaje" | "otros" | "seguros" | "transporte";

export type StaffDocumentEnding = "erased" | "removed" | "replaced";

export type StaffDocumentFileType = "image" | "pdf";

export interface StaffDocumentFilter {
  role?: number | null | undefined;
  search?: string | null | undefined;
  status?: StaffDocumentStatus | null | undefined;
}

export type StaffDocumentOrder = "createdAt";

export type StaffDocumentStatus = "approved" | "pending" | "rejected";

export interface StartClosingInput {
  extras?: ReadonlyArray<string> | null | undefined;
  option?: string | null | undefined;
  sentVersion?: number | null | undefined;
}

export interface StateWithheldInput {
  certificado?: string | null | undefined;
  certificadoDia?: string | null | undefined;
  ica?: number | null | undefined;
  iva?: number | null | undefined;
  renta?: number | null | undefined;
  version?: number | null | undefined;
}

export type StoryRecord = "commission" | "contract" | "customer" | "invoice" | "payment" | "person" | "provider" | "quote" | "reservation";

export type SuspicionGrade = "grave" | "nota";

export type SuspicionKind = "cancelado" | "cuenta" | "duplicado" | "fecha" | "igual" | "imagen" | "mes" | "monto" | "saldo";

export interface TakenNumberFilter {
  isPaid?: boolean | null | undefined;
  raffleId?: string | null | undefined;
  search?: string | null | undefined;
}

export type TaxCode = "EXCLUIDO" | "EXENTO_481" | "GRAVADO_19" | "NO_GRAVADO_EXTERIOR" | "TERCEROS";

export interface TaxProfileInput {
  dane?: string | null | undefined;
  factura: boolean;
  procedimiento: WithholdingProcedure;
  version?: number | null | undefined;
  vinculo?: SellerEngagement | null | undefined;
}

export type TaxRegime = "especial" | "ordinario" | "simple";

export type TipoAlimentacion = "desayuno" | "media_pension" | "ninguna" | "pension_completa" | "todo_incluido";

export type TipoComprobante = "confirmacion" | "factura" | "recibo" | "ticket" | "voucher";

export type TipoCuenta = "ahorros" | "corriente";

export type TipoDiferencia = "ahorro" | "sobrecosto";

export type TipoDocumento = "cc" | "ce" | "cedula_diplomatica" | "dni" | "ms" | "nit" | "nuip" | "passport" | "pep" | "ppt" | "rc" | "salvoconducto" | "ti";

export type TipoExtra = "actividad_basica" | "excursion" | "servicio_extra";

export type TipoPago = "cheque" | "efectivo" | "tarjeta" | "transferencia" | "wompi";

export type TipoPagoCompra = "contado" | "cuotas";

export type TipoPasajero = "adulto" | "infante" | "menor";

export type TipoTiquetes = "ida" | "ida_vuelta" | "sin_tiquetes";

export type TipoVendedor = "asesor" | "gerente" | "lider";

export interface TiquetesInput {
  aerolinea?: string | null | undefined;
  cobroIda?: CobroInput | null | undefined;
  cobroVuelta?: CobroInput | null | undefined;
  costoIda?: number | null | undefined;
  costoTotal?: number | null | undefined;
  costoVuelta?: number | null | undefined;
  destino?: string | null | undefined;
  equipaje?: string | null | undefined;
  fechaIda?: string | null | undefined;
  fechaVuelta?: string | null | undefined;
  horaIda?: string | null | undefined;
  horaVuelta?: string | null | undefined;
  llegadaIda?: string | null | undefined;
  llegadaVuelta?: string | null | undefined;
  observaciones?: string | null | undefined;
  origen?: string | null | undefined;
  proveedor?: string | null | undefined;
  tipo?: TipoTiquetes | null | undefined;
  tramos?: ReadonlyArray<TramoInput> | null | undefined;
  vueloIda?: string | null | undefined;
  vueloVuelta?: string | null | undefined;
}

export type TokenCapability = "acceptPrivateRaffles" | "adjustPoints" | "answerChargebacks" | "answerForProviders" | "answerObjections" | "approveDiscounts" | "approvePayouts" | "askRequote" | "attachVouchers" | "automateBank" | "buy" | "cancelContracts" | "changeMonthlyLimits" | "closeMonths" | "completeContracts" | "configureCommissions" | "confirmContractEmails" | "confirmLegalFigures" | "createContracts" | "decideQuotes" | "decideRefunds" | "deleteContracts" | "deleteQuotes" | "exportLists" | "followDebt" | "importPastSales" | "invoice" | "keepLegalFigures" | "keepNumbering" | "keepWithholding" | "manageCommissions" | "manageCustomers" | "managePackages" | "managePage" | "managePassengers" | "manageProviders" | "manageQuotes" | "manageRaffles" | "manageReservations" | "manageTemplates" | "markQuotesExpired" | "matchBank" | "mergeCustomers" | "notifyOthers" | "objectCommissions" | "openChargebacks" | "payCommissions" | "payRefunds" | "readAudit" | "reassignQuotes" | "refundPayments" | "registerPayments" | "reopenMonths" | "reportCash" | "requestCommissions" | "reversePayments" | "reviewDocuments" | "seeCommissions" | "seeDashboard" | "sellRaffle" | "sendContracts" | "setGoals" | "uploadDocuments" | "verifyPayments" | "voidPurchases" | "watchOperation" | "writeAddenda";

export interface TramoInput {
  aerolinea?: string | null | undefined;
  cobro?: CobroInput | null | undefined;
  costo?: number | null | undefined;
  destino?: string | null | undefined;
  equipaje?: string | null | undefined;
  llegada?: string | null | undefined;
  origen?: string | null | undefined;
  proveedor?: string | null | undefined;
  salida?: string | null | undefined;
  vuelo?: string | null | undefined;
}

export interface TrasladosInput {
  aeropuertoHotelIda?: IncludedPartInput | null | undefined;
  costoTotal?: number | null | undefined;
  hotelAeropuertoVuelta?: IncludedPartInput | null | undefined;
  otros?: ReadonlyArray<OtherPartInput> | null | undefined;
}

export type TripProfitDay = "firma" | "regreso";

export interface TripProfitFilter {
  agrupado?: TripProfitGrouping | null | undefined;
  contractId?: string | null | undefined;
  dateRange?: string | null | undefined;
  endDate?: string | null | undefined;
  grupo?: string | null | undefined;
  segun?: TripProfitDay | null | undefined;
  startDate?: string | null | undefined;
}

export type TripProfitGrouping = "destino" | "mes" | "proveedor" | "vendedor";

export type TripProfitOrder = "ganancia" | "numero" | "precio";

export type TripStage = "aprobada" | "completada" | "contrato" | "cotizacion";

export type TripStep = "addendum" | "approve" | "look" | "over" | "passengers" | "pay" | "sign" | "wait";

export type TripType = "hotel" | "internacional" | "nacional" | "operadorLlano";

export interface TypeBankBalancesInput {
  accountId: string;
  final?: TypedBalanceInput | null | undefined;
  inicial?: TypedBalanceInput | null | undefined;
  mes: string;
}

export interface TypedBalanceInput {
  amount: number;
  centavos?: number | null | undefined;
}

export type UnsentMail = "dropped" | "queued" | "waits";

export interface UpdateAgencyAccountInput {
  active?: boolean | null | undefined;
  bank?: string | null | undefined;
  holder?: string | null | undefined;
  holderDocument?: string | null | undefined;
  holderDocumentType?: TipoDocumento | null | undefined;
  keyKind?: BreBKeyKind | null | undefined;
  kind?: AgencyAccountKind | null | undefined;
  number?: string | null | undefined;
  qr?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateAgencyPictureInput {
  author?: string | null | undefined;
  kind: PictureKind;
  licence?: PictureLicence | null | undefined;
  name: string;
  version?: number | null | undefined;
}

export interface UpdateCommissionConfigInput {
  amountPerPerson?: number | null | undefined;
  calculationType?: CalculationType | null | undefined;
  effectiveFrom?: string | null | undefined;
  fixedAmount?: number | null | undefined;
  maxAmount?: number | null | undefined;
  minAmount?: number | null | undefined;
  percentage?: number | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateCommissionInput {
  montoBase?: number | null | undefined;
  montoComision?: number | null | undefined;
  motivo?: string | null | undefined;
  observaciones?: string | null | undefined;
  porcentaje?: number | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateContractInput {
  clienteCiudad?: string | null | undefined;
  clienteCodigoPostal?: string | null | undefined;
  clienteDireccion?: string | null | undefined;
  clienteDocumentoIdentidad?: string | null | undefined;
  clienteFechaNacimiento?: string | null | undefined;
  clienteNacionalidad?: string | null | undefined;
  clientePais?: string | null | undefined;
  clienteTipoDocumento?: TipoDocumento | null | undefined;
  condicionesEspeciales?: string | null | undefined;
  contractItem?: ReadonlyArray<PromisedItemInput> | null | undefined;
  cuotaInicialMonto?: number | null | undefined;
  cuotaInicialPorcentaje?: number | null | undefined;
  destino?: string | null | undefined;
  documentoTitular?: string | null | undefined;
  fechaFinViaje?: string | null | undefined;
  fechaInicioViaje?: string | null | undefined;
  fechaVencimientoInicial?: string | null | undefined;
  fechasVencimientoCuotas?: ReadonlyArray<string> | null | undefined;
  formaPago?: FormaPago | null | undefined;
  noIncluye?: ReadonlyArray<string> | null | undefined;
  numeroCuotasRestantes?: number | null | undefined;
  numeroPasajeros?: number | null | undefined;
  observaciones?: string | null | undefined;
  origen?: string | null | undefined;
  pasajeroTitular?: string | null | undefined;
  precioTotal?: number | null | undefined;
  tieneCuotaInicial?: boolean | null | undefined;
  tripType?: TripType | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateCustomerInput {
  ciudad?: string | null | undefined;
  direccion?: string | null | undefined;
  documentoIdentidad?: string | null | undefined;
  email?: string | null | undefined;
  fechaNacimiento?: string | null | undefined;
  kind?: CustomerKind | null | undefined;
  name?: string | null | undefined;
  telefono?: string | null | undefined;
  tipoDocumento?: TipoDocumento | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateCustomerPaperInput {
  documentoIdentidad?: string | null | undefined;
  expiresOn?: string | null | undefined;
  holder?: string | null | undefined;
  tipoDocumento?: TipoDocumento | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateLibraryDayTextInput {
  texto?: string | null | undefined;
  titulo?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateLibraryServiceInput {
  categoria?: string | null | undefined;
  city?: string | null | undefined;
  encanto?: string | null | undefined;
  name?: string | null | undefined;
  proveedor?: string | null | undefined;
  regimen?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdatePackageInput {
  category?: string | null | undefined;
  chars?: ReadonlyArray<string> | null | undefined;
  city?: string | null | undefined;
  condiciones?: string | null | undefined;
  cuotaInicial?: number | null | undefined;
  cuotaInicialPorcentaje?: number | null | undefined;
  cuotas?: number | null | undefined;
  cupos?: number | null | undefined;
  days?: number | null | undefined;
  destino?: string | null | undefined;
  detail?: string | null | undefined;
  fechas?: ReadonlyArray<DepartureInput> | null | undefined;
  hoteles?: ReadonlyArray<PackageHotelInput> | null | undefined;
  images?: ReadonlyArray<string> | null | undefined;
  incluye?: ReadonlyArray<string> | null | undefined;
  isActive?: boolean | null | undefined;
  isYapaya?: boolean | null | undefined;
  itinerario?: ReadonlyArray<PackageDayInput> | null | undefined;
  lat?: string | null | undefined;
  lng?: string | null | undefined;
  location?: string | null | undefined;
  noIncluye?: ReadonlyArray<string> | null | undefined;
  preguntas?: ReadonlyArray<PackageQuestionInput> | null | undefined;
  price?: number | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdatePopupInput {
  boton?: string | null | undefined;
  content?: string | null | undefined;
  endsOn?: string | null | undefined;
  image?: string | null | undefined;
  isActive?: boolean | null | undefined;
  link?: string | null | undefined;
  startsOn?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateProviderInput {
  accountHolder?: string | null | undefined;
  accountHolderDocument?: string | null | undefined;
  accountKind?: TipoCuenta | null | undefined;
  accountNumber?: string | null | undefined;
  bank?: string | null | undefined;
  chargesVat?: boolean | null | undefined;
  city?: string | null | undefined;
  contacts?: ReadonlyArray<ProviderContactInput> | null | undefined;
  largeTaxpayer?: boolean | null | undefined;
  mandate?: boolean | null | undefined;
  name?: string | null | undefined;
  nit?: string | null | undefined;
  notes?: string | null | undefined;
  paymentDays?: number | null | undefined;
  paymentTerms?: string | null | undefined;
  selfWithholding?: boolean | null | undefined;
  taxRegime?: TaxRegime | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateQuoteInput {
  acomodacion?: Acomodacion | null | undefined;
  adultos?: number | null | undefined;
  alimentacion?: string | null | undefined;
  descuentoMotivo?: string | null | undefined;
  descuentoPorcentaje?: number | null | undefined;
  destino?: string | null | undefined;
  detallesAtencionEspecial?: string | null | undefined;
  edadesInfantes?: ReadonlyArray<number> | null | undefined;
  edadesMenores?: ReadonlyArray<number> | null | undefined;
  edadesNinos?: ReadonlyArray<number> | null | undefined;
  emailCliente?: string | null | undefined;
  fechaIda?: string | null | undefined;
  fechaRegreso?: string | null | undefined;
  incluye?: ReadonlyArray<string> | null | undefined;
  infantes?: number | null | undefined;
  menores?: number | null | undefined;
  ninos?: number | null | undefined;
  noIncluye?: ReadonlyArray<string> | null | undefined;
  nombreCliente?: string | null | undefined;
  numeroPersonas?: number | null | undefined;
  observaciones?: string | null | undefined;
  origen?: string | null | undefined;
  personasAtencionEspecial?: number | null | undefined;
  precioTotal?: number | null | undefined;
  priority?: QuotePriority | null | undefined;
  status?: string | null | undefined;
  telefonoCliente?: string | null | undefined;
  tipoHotel?: string | null | undefined;
  tripType?: TripType | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateRaffleInput {
  authorizationAuthority?: string | null | undefined;
  authorizationDay?: string | null | undefined;
  authorizationNumber?: string | null | undefined;
  drawDate?: string | null | undefined;
  drawLottery?: string | null | undefined;
  paymentText?: string | null | undefined;
  policy?: string | null | undefined;
  price?: number | null | undefined;
  prize?: string | null | undefined;
  prizeInKind?: boolean | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateReservationInput {
  fechas?: ChangedDatesInput | null | undefined;
  isPaid?: boolean | null | undefined;
  numberOfPeople?: number | null | undefined;
  status?: ReservationStatus | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateServiceAccountInput {
  name: string;
  purpose?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateSlideInput {
  description?: string | null | undefined;
  destino?: string | null | undefined;
  imageUrl?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateTemplateInput {
  clauses?: string | null | undefined;
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateUserInput {
  banco?: string | null | undefined;
  ciudad?: string | null | undefined;
  commissionLimit?: number | null | undefined;
  commissionPercentage?: number | null | undefined;
  direccion?: string | null | undefined;
  documentoIdentidad?: string | null | undefined;
  email?: string | null | undefined;
  fechaIngreso?: string | null | undefined;
  fechaNacimiento?: string | null | undefined;
  gerenteId?: number | null | undefined;
  image?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isActiveSeller?: boolean | null | undefined;
  lastname?: string | null | undefined;
  liderId?: number | null | undefined;
  name?: string | null | undefined;
  numeroCuenta?: string | null | undefined;
  pais?: string | null | undefined;
  phone?: string | null | undefined;
  role?: number | null | undefined;
  successorId?: number | null | undefined;
  tipoCuenta?: string | null | undefined;
  tipoDocumento?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateVideoInput {
  image?: string | null | undefined;
  title?: string | null | undefined;
  url?: string | null | undefined;
  version?: number | null | undefined;
}

export interface UpdateWebhookInput {
  address: string;
  events: ReadonlyArray<WebhookEvent>;
  name: string;
  query: string;
  serviceAccountId?: number | null | undefined;
  version?: number | null | undefined;
}

export type UpgradeFindingKind = "borrowed_hotel" | "boxed_letters" | "signed_by_word" | "twin_customer" | "twin_movement";

export interface UploadStaffDocumentInput {
  description?: string | null | undefined;
  documentName: string;
  isRequired?: boolean | null | undefined;
  userId?: number | null | undefined;
}

export interface UserFilter {
  isActive?: boolean | null | undefined;
  role?: number | null | undefined;
  search?: string | null | undefined;
}

export type UserOrder = "createdAt" | "lastLogin" | "name";

export interface UvtValueInput {
  value: number;
  year: number;
}

export type VatPeriod = "bimestral" | "cuatrimestral";

export interface VerifyPaymentInput {
  aceptaDuplicado?: boolean | null | undefined;
  motivoDuplicado?: string | null | undefined;
  observaciones?: string | null | undefined;
  status?: PaymentDecision | null | undefined;
}

export type ViajaCon = "ambos_padres" | "otra_persona" | "padre_o_madre";

export interface VideoInput {
  image?: string | null | undefined;
  title?: string | null | undefined;
  url: string;
}

export type VideoKind = "instagram" | "training";

export interface VoidPurchaseInput {
  motivo: string;
}

export interface VoucherCodeInput {
  code: string;
  type: VoucherType;
}

export type VoucherType = "AJ" | "CE" | "CM" | "CO" | "DV" | "FV" | "NB" | "NC" | "RC" | "SI" | "WO";

export type WebhookDeliveryState = "entregada" | "fallida" | "pendiente";

export type WebhookEvent = "claim_answered" | "claim_closed" | "claim_filed" | "commission_approved" | "commission_created" | "commission_generated" | "commission_paid" | "commission_voided" | "contract_addendum_signed" | "contract_cancelled" | "contract_completed" | "contract_created" | "contract_sent" | "contract_signed" | "invoice_corrected" | "invoice_credited" | "invoice_issued" | "invoice_status_changed" | "payment_registered" | "payment_rejected" | "payment_reversed" | "payment_verified" | "purchase_paid" | "purchase_registered" | "purchase_voided" | "quote_closing_left" | "quote_closing_paid" | "quote_closing_stalled" | "quote_closing_started" | "quote_closing_stopped" | "quote_created" | "quote_moved" | "quote_sent" | "refund_annulled" | "refund_opened" | "refund_paid" | "reservation_annulled" | "reservation_booked" | "reservation_changed" | "reservation_completed" | "reservation_paid";

export interface WebhookInput {
  address: string;
  events: ReadonlyArray<WebhookEvent>;
  name: string;
  query: string;
  serviceAccountId?: number | null | undefined;
}

export type WebhookOffReason = "failures" | "maker" | "person";

export interface WithheldInput {
  certificado?: string | null | undefined;
  certificadoDia?: string | null | undefined;
  ica?: number | null | undefined;
  iva?: number | null | undefined;
  renta?: number | null | undefined;
}

export type WithholdingProcedure = "articulo_383" | "comisiones_10" | "comisiones_11" | "juridica_11";

export interface WithholdingRateInput {
  baseUvt: number;
  concepto: RatedProcedure;
  porcentaje: number;
  vigenteDesde: string;
}

export interface WompiPaymentInput {
  acceptPersonalAuth?: string | null | undefined;
  acceptanceToken?: string | null | undefined;
  contractId?: string | null | undefined;
  email?: string | null | undefined;
  installments?: number | null | undefined;
  monto?: number | null | undefined;
  orderId?: string | null | undefined;
  pagadorNombre?: string | null | undefined;
  pagadorTelefono?: string | null | undefined;
  token?: string | null | undefined;
}