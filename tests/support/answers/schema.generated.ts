import type * as Enums from "../../../web/src/graphql/schema.generated.ts";
/** A list whose first places are filled, as far as the compiler asks. */
export type List<T> = [T, T, T, T, T, T, T, T, ...T[]];

interface AcceptedProposals {
  __typename: "AcceptedProposals";
  accepted: number;
  refused: List<RefusedProposal>;
}

interface AccessToken {
  __typename: "AccessToken";
  addressRanges: List<string>;
  capabilities: List<Enums.TokenCapability>;
  createdAt: string;
  expiresAt: string;
  id: string;
  issuedAt: string;
  lastUsedAddress: string;
  lastUsedAt: string;
  name: string;
  pausedAt: string;
  prefix: string;
}

interface AccountingMonth {
  __typename: "AccountingMonth";
  acts: List<OfferedAct>;
  closedAt: string;
  closedByName: string;
  closings: List<MonthClosing>;
  despuesDelCierre: number;
  figures: MonthFigures;
  lateBookings: List<LateBooking>;
  mes: string;
  pendientes: number;
  recibido: number;
  state: Enums.MonthState;
  waiting: List<WaitingLine>;
}

interface AccountingMonthPage {
  __typename: "AccountingMonthPage";
  items: List<AccountingMonth>;
  page: number;
  total: number;
  totalPages: number;
}

interface AccountingSettings {
  __typename: "AccountingSettings";
  codes: List<VoucherCode>;
  costAtOnce: boolean;
  program: Enums.AccountingProgram;
  vatPeriod: Enums.VatPeriod;
  version: number;
}

interface AcquisitionDocument {
  __typename: "AcquisitionDocument";
  consecutivo: number;
  createdAt: string;
  cuds: string;
  fecha: string;
  id: string;
  issuedAt: string;
  neto: number;
  number: string;
  pdfUrl: string;
  reteIca: number;
  retefuente: number;
  total: number;
  updatedAt: string;
  version: number;
}

interface ActividadesAdicionales {
  __typename: "ActividadesAdicionales";
  actividades: List<OtherPart>;
  costoPorPersona: number;
  detalle: string;
  incluidas: boolean;
  proveedor: string;
}

interface Activity {
  __typename: "Activity";
  createdAt: string;
  description: string;
  id: string;
  link: string;
  title: string;
  type: string;
  user: Doer;
}

interface Addendum {
  __typename: "Addendum";
  acts: List<OfferedAct>;
  cambiaFactura: boolean;
  changes: AddendumChanges;
  clienteId: number;
  content: AddendumContent;
  contractId: string;
  createdAt: string;
  createdBy: Person;
  emailSentTo: string;
  esperaAutorizacion: boolean;
  estadoContrato: Enums.ContractStatus;
  id: string;
  number: number;
  reason: string;
  sentAt: string;
  signedAt: string;
  status: Enums.AddendumStatus;
  updatedAt: string;
  version: number;
  withdrawnAt: string;
}

interface AddendumChanges {
  __typename: "AddendumChanges";
  fechaFinViaje: string;
  fechaInicioViaje: string;
  pasajeroTitular: string;
  plan: List<AddendumStep>;
  precioTotal: number;
  servicios: List<PromisedItem>;
  viajeros: List<RenamedTraveller>;
}

interface AddendumContent {
  __typename: "AddendumContent";
  cambios: List<ChangedTerm>;
  contrato: string;
  motivo: string;
  numero: number;
  plan: List<AgreedStep>;
  precioAntes: number;
  precioDespues: number;
}

interface AddendumPage {
  __typename: "AddendumPage";
  advisor: OwnAdvisor;
  content: AddendumContent;
  correo: string;
  desactualizado: boolean;
  destino: string;
  documento: string;
  fechaFinViaje: string;
  fechaInicioViaje: string;
  firmante: string;
  id: string;
  numeroPasajeros: number;
  origen: string;
  pdfSha256: string;
  pdfUrl: string;
  pdfVersion: number;
  smsCodeTo: string;
  status: Enums.AddendumStatus;
  tipoDocumento: Enums.TipoDocumento;
}

interface AddendumStep {
  __typename: "AddendumStep";
  fechaVencimiento: string;
  monto: number;
}

interface AffectedCommission {
  __typename: "AffectedCommission";
  amount: number;
  id: string;
  seller: string;
}

interface AffectedPurchase {
  __typename: "AffectedPurchase";
  cost: number;
  id: string;
  item: string;
  owed: number;
  provider: string;
}

interface AgencyAccount {
  __typename: "AgencyAccount";
  active: boolean;
  bank: string;
  createdAt: string;
  holder: string;
  holderDocument: string;
  holderDocumentType: Enums.TipoDocumento;
  id: string;
  keyKind: Enums.BreBKeyKind;
  kind: Enums.AgencyAccountKind;
  number: string;
  position: number;
  qr: string;
  removable: boolean;
  updatedAt: string;
  version: number;
}

interface AgencyPicture {
  __typename: "AgencyPicture";
  address: string;
  author: string;
  createdAt: string;
  id: string;
  kind: Enums.PictureKind;
  licence: Enums.PictureLicence;
  name: string;
  updatedAt: string;
  version: number;
}

interface AgencySettings {
  __typename: "AgencySettings";
  address: string;
  brandColour: string;
  breBLimit: number;
  email: string;
  facebook: string;
  hiddenFeatures: List<Enums.OptionalFeature>;
  horarioDomingo: string;
  horarioSabado: string;
  horarioSemana: string;
  instagram: string;
  legalName: string;
  logo: string;
  name: string;
  nit: string;
  phone: string;
  raffleAdministrationPercent: number;
  raffleRightPercent: number;
  restPaymentsWithoutAcceptance: boolean;
  rntNumber: string;
  rntRequired: boolean;
  rntValidUntil: string;
  rntWarning: string;
  signerDrawing: string;
  signerName: string;
  signerTitle: string;
  supportEmail: string;
  supportPhone: string;
  tiktok: string;
  updatedAt: string;
  version: number;
  whatsapp: string;
  youtube: string;
}

interface AgreedStep {
  __typename: "AgreedStep";
  descripcion: string;
  fechaVencimiento: string;
  monto: number;
  numero: number;
  pagada: boolean;
}

interface AlikeMovement {
  __typename: "AlikeMovement";
  thereFile: string;
  thereId: string;
  thereReference: string;
  thereText: string;
  told: PreviewedMovement;
}

interface Alimentacion {
  __typename: "Alimentacion";
  cobro: Cobro;
  costoTotal: number;
  observaciones: string;
  proveedor: string;
  tipo: Enums.TipoAlimentacion;
}

interface AnalysedFinancials {
  __typename: "AnalysedFinancials";
  costoBase: number;
  precioFinalTotal: number;
  totalComisiones: number;
  totalGanancia: number;
}

interface AnalysedItem {
  __typename: "AnalysedItem";
  descripcion: string;
  detalles: any;
  prioridad: Enums.Prioridad;
  requiereCompra: boolean;
  tipo: string;
  valor: number;
}

interface ApprovalRule {
  __typename: "ApprovalRule";
  changedBy: Person;
  createdAt: string;
  id: string;
  secondPersonAbove: number;
  updatedAt: string;
  version: number;
}

interface ApproveContractPayload {
  __typename: "ApproveContractPayload";
  commissionSummary: CommissionSummary;
  contract: Contract;
}

interface ApproveQuotePayload {
  __typename: "ApproveQuotePayload";
  passengerLink: string;
  quote: Quote;
}

interface AsistenciaMedica {
  __typename: "AsistenciaMedica";
  cobro: Cobro;
  costoTotal: number;
  observaciones: string;
  proveedor: string;
  tipo: string;
}

interface AskedEmailChange {
  __typename: "AskedEmailChange";
  about: string;
  changedAt: string;
  state: Enums.EmailChangeState;
}

interface AuditChain {
  __typename: "AuditChain";
  chainedAt: string;
  hash: string;
  position: number;
  waiting: number;
}

interface AuditExport {
  __typename: "AuditExport";
  filename: string;
  rows: number;
  url: string;
}

interface AutomaticConversion {
  __typename: "AutomaticConversion";
  attempted: boolean;
  error: string;
  itemsCreated: number;
  success: boolean;
  summary: any;
}

interface BadCustomerLine {
  __typename: "BadCustomerLine";
  line: number;
  name: string;
  problems: List<string>;
}

interface BankAllocation {
  __typename: "BankAllocation";
  amount: number;
  centavos: number;
  concept: Enums.BankConcept;
  createdAt: string;
  createdBy: Person;
  id: string;
  installment: Installment;
  label: string;
  movement: BankMovement;
  origin: Enums.AllocationOrigin;
  otherAccount: AgencyAccount;
  payout: CommissionPayout;
  provider: Provider;
  providerPayment: ProviderPayment;
  purchase: Purchase;
  refund: Refund;
  registered: boolean;
  rule: BankRule;
  seller: Person;
}

interface BankBacking {
  __typename: "BankBacking";
  amount: number;
  createdAt: string;
  createdBy: Person;
  id: string;
  movement: BankMovement;
  origin: Enums.BackingOrigin;
  payment: Payment;
}

interface BankBook {
  __typename: "BankBook";
  account: AgencyAccount;
  accountId: string;
  automatic: boolean;
  columns: BankColumns;
  createdAt: string;
  id: string;
  lastDay: string;
  outflows: number;
  outflowsAmount: number;
  outflowsCentavos: number;
  unowned: number;
  unownedAmount: number;
  unownedCentavos: number;
  updatedAt: string;
  version: number;
}

interface BankColumns {
  __typename: "BankColumns";
  amount: string;
  bankId: string;
  credit: string;
  day: string;
  debit: string;
  reference: string;
  sign: string;
  text: string;
}

interface BankCounters {
  __typename: "BankCounters";
  all: number;
  aside: number;
  assigned: number;
  exact: number;
  matchedToday: number;
  matchedTodayAmount: number;
  outflows: number;
  outflowsAmount: number;
  outflowsCentavos: number;
  proposed: number;
  proposedAmount: number;
  proposedCentavos: number;
  returned: number;
  unbacked: number;
  unbackedAmount: number;
  unowned: number;
  unownedAmount: number;
  unownedCentavos: number;
}

interface BankDayDifference {
  __typename: "BankDayDifference";
  day: string;
  expected: ExactMoney;
  missing: ExactMoney;
  said: ExactMoney;
}

interface BankDayReadings {
  __typename: "BankDayReadings";
  dayFirst: string;
  line: number;
  monthFirst: string;
}

interface BankFile {
  __typename: "BankFile";
  content: string;
  contentType: string;
  filename: string;
}

interface BankFilePreview {
  __typename: "BankFilePreview";
  accountId: string;
  acquirer: Enums.Acquirer;
  alike: List<AlikeMovement>;
  asks: Enums.BankFileQuestion;
  columns: BankColumns;
  dayReadings: BankDayReadings;
  first: List<PreviewedMovement>;
  format: Enums.SheetKind;
  fresh: number;
  headings: List<string>;
  kept: boolean;
  known: number;
  leftOut: List<LeftOutBankLine>;
  leftOutCount: number;
  lines: number;
  problem: string;
  profile: string;
  refused: List<RefusedBankLine>;
  refusedLines: RefusedBankLines;
  remarks: List<string>;
  saysAccount: boolean;
}

interface BankImport {
  __typename: "BankImport";
  account: AgencyAccount;
  acts: List<OfferedAct>;
  createdAt: string;
  createdBy: Person;
  fileId: string;
  filename: string;
  firstDay: string;
  format: Enums.SheetKind;
  fresh: number;
  held: number;
  id: string;
  lastDay: string;
  lines: number;
  own: number;
  refused: number;
  shared: number;
  takenBackAt: string;
  takenBackBy: Person;
  updatedAt: string;
  version: number;
}

interface BankImportPage {
  __typename: "BankImportPage";
  items: List<BankImport>;
  page: number;
  total: number;
  totalPages: number;
}

interface BankMovement {
  __typename: "BankMovement";
  account: AgencyAccount;
  acts: List<OfferedAct>;
  allocations: List<BankAllocation>;
  amount: number;
  asideReason: string;
  backed: number;
  backings: List<BankBacking>;
  bankId: string;
  broughtByMe: boolean;
  centavos: number;
  day: string;
  diferenciaCentavos: number;
  exact: boolean;
  explained: number;
  explainedBy: string;
  free: number;
  id: string;
  import: BankImport;
  isOpen: boolean;
  kind: Enums.MovementKind;
  proposals: List<BankProposal>;
  proposed: boolean;
  reference: string;
  reversedBy: BankMovement;
  ruleOffer: BankRuleOffer;
  state: Enums.MovementState;
  text: string;
  verifiesAssigned: boolean;
}

interface BankMovementPage {
  __typename: "BankMovementPage";
  items: List<BankMovement>;
  page: number;
  total: number;
  totalPages: number;
}

interface BankPeriod {
  __typename: "BankPeriod";
  accountId: string;
  closing: ExactMoney;
  closingDay: string;
  closingTyped: ExactMoney;
  cuadra: boolean;
  days: List<BankDayDifference>;
  desde: string;
  gaps: List<string>;
  hasta: string;
  mes: string;
  missing: ExactMoney;
  moved: ExactMoney;
  opening: ExactMoney;
  openingDay: string;
  openingTyped: ExactMoney;
  since: string;
  text: string;
}

interface BankProposal {
  __typename: "BankProposal";
  concept: Enums.BankConcept;
  contract: Contract;
  daysApart: number;
  exact: boolean;
  id: string;
  impediment: string;
  isPayment: boolean;
  movement: BankMovement;
  namesAnother: boolean;
  parts: List<BankProposalPart>;
  payment: Payment;
  planLine: PlanLine;
  reasons: List<string>;
  registers: boolean;
}

interface BankProposalPart {
  __typename: "BankProposalPart";
  amount: number;
  commission: Commission;
  id: string;
  installment: Installment;
  label: string;
  paid: boolean;
  payout: CommissionPayout;
  providerPayment: ProviderPayment;
  purchase: Purchase;
  refund: Refund;
  seller: Person;
}

interface BankRule {
  __typename: "BankRule";
  account: AgencyAccount;
  concept: Enums.BankConcept;
  createdAt: string;
  createdBy: Person;
  endedAt: string;
  endedBy: Person;
  id: string;
  maxAmount: number;
  minAmount: number;
  updatedAt: string;
  uses: number;
  version: number;
  words: string;
}

interface BankRuleOffer {
  __typename: "BankRuleOffer";
  concept: Enums.BankConcept;
  maxAmount: number;
  minAmount: number;
  words: string;
}

interface BankSettlement {
  __typename: "BankSettlement";
  account: AgencyAccount;
  acquirer: Enums.Acquirer;
  acts: List<OfferedAct>;
  createdAt: string;
  createdBy: Person;
  day: string;
  fileId: string;
  filename: string;
  id: string;
  left: ExactMoney;
  lines: List<SettlementLine>;
  movements: List<SettlementMovement>;
  takenBackAt: string;
  takenBackBy: Person;
  text: string;
  totals: SettledMoney;
  updatedAt: string;
  version: number;
}

interface BankSettlementPage {
  __typename: "BankSettlementPage";
  items: List<BankSettlement>;
  page: number;
  total: number;
  totalPages: number;
}

interface BankTarget {
  __typename: "BankTarget";
  amount: number;
  commissionId: string;
  concept: Enums.BankConcept;
  day: string;
  impediment: string;
  installmentId: string;
  label: string;
  paid: boolean;
  payoutId: string;
  providerPaymentId: string;
  purchaseId: string;
  refundId: string;
  sellerId: number;
}

interface BankingData {
  __typename: "BankingData";
  banco: string;
  documentoTitular: string;
  nombreTitular: string;
  numeroCuenta: string;
  observaciones: string;
  telefono: string;
  tipoCuenta: string;
}

interface BilledTo {
  __typename: "BilledTo";
  ciudad: string;
  correo: string;
  direccion: string;
  documento: string;
  nombre: string;
  telefono: string;
  tipoDocumento: Enums.TipoDocumento;
}

interface BookedRecord {
  __typename: "BookedRecord";
  id: string;
  kind: string;
  name: string;
  of: string;
}

interface BulkOutcome {
  __typename: "BulkOutcome";
  code: Enums.FailureCode;
  done: boolean;
  id: string;
  reason: string;
}

interface CalculationAnalysis {
  __typename: "CalculationAnalysis";
  financials: AnalysedFinancials;
  itemsDetallados: List<AnalysedItem>;
  itemsRequierenCompra: number;
  totalItemsPotenciales: number;
  valorTotalCompras: number;
}

interface CalculationBaseData {
  __typename: "CalculationBaseData";
  calculadoraDefaults: CalculationDefaults;
  comisionesConfiguradas: Comisiones;
  quoteInfo: Quote;
}

interface CalculationDefaults {
  __typename: "CalculationDefaults";
  alimentacion: Alimentacion;
  fechaViajeFin: string;
  fechaViajeInicio: string;
  hotel: Hotel;
  tiquetes: Tiquetes;
  traslados: Traslados;
}

interface CancellationOutcome {
  __typename: "CancellationOutcome";
  adjusted: List<AffectedCommission>;
  adjustedIn: string;
  awaiting: number;
  contractId: string;
  invoiceNumber: string;
  openAddendum: number;
  points: number;
  purchases: List<AffectedPurchase>;
  quoteNumber: string;
  refundable: number;
  voided: List<AffectedCommission>;
}

interface CancellationRequest {
  __typename: "CancellationRequest";
  acts: List<OfferedAct>;
  answer: string;
  answeredAt: string;
  answeredBy: Person;
  contractId: string;
  createdAt: string;
  id: string;
  reason: string;
  sellerId: number;
  status: Enums.CancellationStatus;
  updatedAt: string;
  version: number;
}

interface CarouselSlide {
  __typename: "CarouselSlide";
  createdAt: string;
  description: string;
  destino: string;
  id: string;
  image: string;
  position: number;
  src: string;
  title: string;
  updatedAt: string;
  version: number;
}

interface CashFlow {
  __typename: "CashFlow";
  lines: List<CashFlowLine>;
}

interface CashFlowEntry {
  __typename: "CashFlowEntry";
  amount: number;
  contractId: string;
  day: string;
  id: string;
  kind: Enums.CashFlowKind;
  name: string;
  orderId: string;
  person: string;
}

interface CashFlowEntryPage {
  __typename: "CashFlowEntryPage";
  amount: number;
  items: List<CashFlowEntry>;
  limit: number;
  page: number;
  total: number;
  totalPages: number;
}

interface CashFlowLine {
  __typename: "CashFlowLine";
  clientes: number;
  comisiones: number;
  devoluciones: number;
  monday: string;
  neto: number;
  proveedores: number;
  time: Enums.CashFlowTime;
}

interface CashOfMonth {
  __typename: "CashOfMonth";
  reportableFrom: number;
  total: number;
}

interface ChangePage {
  __typename: "ChangePage";
  hasMore: boolean;
  items: List<ChangedRecord>;
  next: string;
}

interface ChangedRecord {
  __typename: "ChangedRecord";
  at: string;
  deleted: boolean;
  id: string;
  kind: Enums.RecordKind;
}

interface ChangedTerm {
  __typename: "ChangedTerm";
  after: string;
  before: string;
  label: string;
}

interface Chargeback {
  __typename: "Chargeback";
  acts: List<OfferedAct>;
  cause: Enums.ChargebackCause;
  claimUntil: string;
  claimedInTime: boolean;
  claimedOn: string;
  createdAt: string;
  createdBy: Person;
  decidedAt: string;
  decidedBy: Person;
  decisionNote: string;
  detail: string;
  dueOn: string;
  evidence: List<EvidenceFile>;
  history: List<ChargebackEvent>;
  id: string;
  knownOn: string;
  number: string;
  openedByClient: boolean;
  payment: Payment;
  paymentId: string;
  status: Enums.ChargebackStatus;
  turn: Turn;
  turns: List<Turn>;
  updatedAt: string;
  version: number;
}

interface ChargebackCounters {
  __typename: "ChargebackCounters";
  abiertos: number;
  cerrados: number;
  vencidos: number;
}

interface ChargebackEvent {
  __typename: "ChargebackEvent";
  actorName: string;
  at: string;
  byClient: boolean;
  id: string;
  kind: Enums.ChargebackEventKind;
  note: string;
}

interface ChargebackPage {
  __typename: "ChargebackPage";
  items: List<Chargeback>;
  page: number;
  total: number;
  totalPages: number;
}

interface Claim {
  __typename: "Claim";
  about: string;
  acts: List<OfferedAct>;
  answer: string;
  answerFiles: List<ClaimFile>;
  answeredAt: string;
  answeredBy: Person;
  claimant: Person;
  closeReason: string;
  closedAt: string;
  completion: string;
  completionAskable: boolean;
  completionAsked: boolean;
  completionAskedUntil: string;
  contractId: string;
  createdAt: string;
  createdBy: Person;
  dataRight: Enums.DataRight;
  detail: string;
  document: string;
  documentType: Enums.TipoDocumento;
  dueOn: string;
  email: string;
  emailConfirmedAt: string;
  extended: boolean;
  extendedAt: string;
  extensionReason: string;
  filedOn: string;
  files: List<ClaimFile>;
  history: List<ClaimEvent>;
  id: string;
  identity: Enums.ClaimIdentity;
  kind: Enums.ClaimKind;
  lapsesOn: string;
  missing: string;
  name: string;
  number: string;
  overdue: boolean;
  phone: string;
  status: Enums.ClaimStatus;
  takenBy: Person;
  takenById: number;
  turn: Turn;
  turns: List<Turn>;
  updatedAt: string;
  version: number;
}

interface ClaimCounters {
  __typename: "ClaimCounters";
  cerradas: number;
  porCompletar: number;
  porResponder: number;
  vencidas: number;
}

interface ClaimEvent {
  __typename: "ClaimEvent";
  actorName: string;
  at: string;
  byClient: boolean;
  id: string;
  kind: Enums.ClaimEventKind;
  note: string;
}

interface ClaimFile {
  __typename: "ClaimFile";
  filename: string;
  id: string;
}

interface ClaimPage {
  __typename: "ClaimPage";
  items: List<Claim>;
  page: number;
  total: number;
  totalPages: number;
}

interface ClaimedPurchase {
  __typename: "ClaimedPurchase";
  contractId: string;
  contractNumber: string;
  costo: number;
  descripcion: string;
  proveedor: string;
  providerId: string;
}

interface ClauseValue {
  __typename: "ClauseValue";
  name: string;
  value: string;
}

interface ClientTrip {
  __typename: "ClientTrip";
  cliente: ContractClient;
  destino: string;
  nombreCliente: string;
  precio: TripPrice;
}

interface ClosingExtra {
  __typename: "ClosingExtra";
  name: string;
  price: number;
}

interface ClosingLine {
  __typename: "ClosingLine";
  detail: string;
  title: string;
}

interface ClosingOfferedExtra {
  __typename: "ClosingOfferedExtra";
  chosen: boolean;
  detail: string;
  key: string;
  name: string;
  price: number;
}

interface ClosingOption {
  __typename: "ClosingOption";
  chosen: boolean;
  extras: List<ClosingOfferedExtra>;
  id: string;
  name: string;
  price: number;
}

interface ClosingOrder {
  __typename: "ClosingOrder";
  contractId: string;
  options: List<ClosingOption>;
  payments: number;
  plans: List<ClosingPlan>;
  sha256: string;
  summary: ClosingSummary;
}

interface ClosingPayment {
  __typename: "ClosingPayment";
  amount: number;
  dueOn: string;
  name: string;
}

interface ClosingPlan {
  __typename: "ClosingPlan";
  lastDueOn: string;
  payments: number;
}

interface ClosingSeller {
  __typename: "ClosingSeller";
  address: string;
  advisor: string;
  email: string;
  name: string;
  nit: string;
  phone: string;
  rnt: string;
}

interface ClosingState {
  __typename: "ClosingState";
  acts: List<OfferedAct>;
  allowedBy: string;
  codeTo: string;
  destination: string;
  endReason: string;
  ended: string;
  lastStepAt: string;
  mostPayments: number;
  order: ClosingOrder;
  startedAt: string;
  status: Enums.ClosingStatus;
  step: Enums.ClosingStep;
}

interface ClosingStepFigure {
  __typename: "ClosingStepFigure";
  reached: number;
  step: Enums.ClosingStep;
}

interface ClosingSummary {
  __typename: "ClosingSummary";
  adults: number;
  comeback: string;
  departure: string;
  destination: string;
  discount: number;
  extras: List<ClosingExtra>;
  infants: number;
  lines: List<ClosingLine>;
  minors: number;
  notIncluded: List<string>;
  option: string;
  origin: string;
  payments: List<ClosingPayment>;
  quoteNumber: string;
  retractoUntil: string;
  seller: ClosingSeller;
  total: number;
}

interface ClosingTerms {
  __typename: "ClosingTerms";
  mostPayments: number;
  refusal: string;
}

interface Cobro {
  __typename: "Cobro";
  base: Enums.BaseDeCobro;
  monto: number;
  unidades: number;
}

interface ComingDeparture {
  __typename: "ComingDeparture";
  disponibles: number;
  people: number;
  salida: string;
}

interface Comisiones {
  __typename: "Comisiones";
  admin: CommissionOfRole;
  asesor: CommissionOfRole;
  gerente: CommissionOfRole;
  lider: CommissionOfRole;
  totalComisiones: number;
}

interface Commission {
  __typename: "Commission";
  accountChangedAt: string;
  accountChangedById: number;
  acquisition: AcquisitionDocument;
  acts: List<OfferedAct>;
  approvedById: number;
  clase: Enums.CommissionKind;
  comprobanteId: string;
  comprobanteUrl: string;
  contract: Contract;
  contractId: string;
  createdAt: string;
  cuentaCompleta: boolean;
  disponibleVendedor: number;
  documentoSoporte: SupportDocument;
  documentoSoporteId: string;
  documentosFaltantes: List<string>;
  explicacion: CommissionExplanation;
  fechaAprobacion: string;
  fechaGeneracion: string;
  fechaPago: string;
  firmaAprobada: boolean;
  id: string;
  mes: string;
  montoBase: number;
  montoComision: number;
  needsSecondPerson: boolean;
  neto: number;
  nextStatuses: List<Enums.CommissionStatus>;
  nombreVendedor: string;
  objecionId: string;
  objecionVence: string;
  observaciones: string;
  pagadoPor: Person;
  pagadoPorId: number;
  payout: CommissionPayout;
  payoutId: string;
  porcentaje: number;
  reteIca: number;
  retefuente: number;
  retencion: WithholdingExplanation;
  status: Enums.CommissionStatus;
  thirdParty: ThirdParty;
  tipoVendedor: Enums.TipoVendedor;
  updatedAt: string;
  vendedor: Person;
  vendedorId: number;
  version: number;
  vinculo: Enums.SellerEngagement;
}

interface CommissionConfig {
  __typename: "CommissionConfig";
  amountPerPerson: number;
  calculationType: Enums.CalculationType;
  createdAt: string;
  createdBy: Person;
  effectiveFrom: string;
  effectiveUntil: string;
  fixedAmount: number;
  id: string;
  isActive: boolean;
  maxAmount: number;
  minAmount: number;
  percentage: number;
  role: Enums.ConfiguredRole;
  tripType: Enums.TripType;
  updatedAt: string;
  updatedBy: Person;
  version: number;
}

interface CommissionCounter {
  __typename: "CommissionCounter";
  amount: number;
  count: number;
  status: Enums.CommissionStatus;
}

interface CommissionExplanation {
  __typename: "CommissionExplanation";
  base: number;
  configuracion: string;
  configuracionId: string;
  limite: string;
  maximo: number;
  minimo: number;
  personas: number;
  tipoCalculo: Enums.CalculationType;
}

interface CommissionMonth {
  __typename: "CommissionMonth";
  amount: number;
  count: number;
  month: string;
}

interface CommissionObjection {
  __typename: "CommissionObjection";
  acts: List<OfferedAct>;
  answeredBy: Person;
  author: Person;
  authorId: number;
  commission: Commission;
  commissionId: string;
  createdAt: string;
  dueOn: string;
  endedAt: string;
  fileId: string;
  id: string;
  respuesta: string;
  status: Enums.ObjectionStatus;
  texto: string;
  updatedAt: string;
  version: number;
}

interface CommissionObjectionCounter {
  __typename: "CommissionObjectionCounter";
  count: number;
  status: Enums.ObjectionStatus;
}

interface CommissionObjectionPage {
  __typename: "CommissionObjectionPage";
  items: List<CommissionObjection>;
  page: number;
  total: number;
  totalPages: number;
}

interface CommissionOfRole {
  __typename: "CommissionOfRole";
  porcentaje: number;
  tipoCalculo: Enums.CalculationType;
  total: number;
  valorFijo: number;
  valorPorPersona: number;
}

interface CommissionPage {
  __typename: "CommissionPage";
  items: List<Commission>;
  page: number;
  total: number;
  totalPages: number;
}

interface CommissionPagination {
  __typename: "CommissionPagination";
  limit: number;
  page: number;
  total: number;
  totalPages: number;
}

interface CommissionPayout {
  __typename: "CommissionPayout";
  bruto: number;
  comprobanteId: string;
  comprobanteUrl: string;
  createdAt: string;
  id: string;
  lines: number;
  mes: string;
  neto: number;
  observaciones: string;
  paidAt: string;
  paidBy: Person;
  reteIca: number;
  retefuente: number;
  sellers: number;
  updatedAt: string;
  version: number;
}

interface CommissionPayoutPage {
  __typename: "CommissionPayoutPage";
  items: List<CommissionPayout>;
  page: number;
  total: number;
  totalPages: number;
}

interface CommissionPreview {
  __typename: "CommissionPreview";
  comisiones: Comisiones;
  terms: List<SellerTerms>;
}

interface CommissionRequest {
  __typename: "CommissionRequest";
  commission: Commission;
  commissionId: string;
  document: SupportDocument;
}

interface CommissionStats {
  __typename: "CommissionStats";
  byMonth: List<CommissionMonth>;
  byStatus: List<CommissionCounter>;
  totalAmount: number;
}

interface CommissionSummary {
  __typename: "CommissionSummary";
  commissions: List<Commission>;
  total: number;
}

interface CompletedContract {
  __typename: "CompletedContract";
  cantidadCompras: number;
  cantidadPagos: number;
  cliente: string;
  contractNumber: string;
  destino: string;
  devoluciones: number;
  diferenciaPrecio: number;
  estadoPago: Enums.SettledState;
  fechaCompletado: string;
  gananciaNeta: number;
  gananciaOperacional: number;
  id: string;
  margenGanancia: number;
  precioCotizado: number;
  totalGastos: number;
  totalPagado: number;
}

interface CompletedContractPage {
  __typename: "CompletedContractPage";
  items: List<CompletedContract>;
  page: number;
  resumen: CompletedSummary;
  total: number;
  totalPages: number;
}

interface CompletedSummary {
  __typename: "CompletedSummary";
  gananciaTotal: number;
  margenPromedio: number;
  roi: number;
  totalContratos: number;
  totalDevoluciones: number;
  totalGastos: number;
  totalIngresos: number;
}

interface ConsentRecord {
  __typename: "ConsentRecord";
  at: string;
  channel: string;
  given: boolean;
  id: string;
  ip: string;
  purpose: string;
  revokedAt: string;
  textSha256: string;
  textVersion: string;
}

interface Contract {
  __typename: "Contract";
  acts: List<OfferedAct>;
  admin: Person;
  advisor: OwnAdvisor;
  asesor: Person;
  autoConversionDate: string;
  autoConversionItemsCount: number;
  autoConversionSuccess: boolean;
  autoConversionSummary: any;
  automaticConversion: AutomaticConversion;
  awaitsAirline: boolean;
  awaitsConversion: boolean;
  cancelReason: string;
  cancelledAt: string;
  clausulas: string;
  clientTrip: ClientTrip;
  cliente: ContractClient;
  clienteCiudad: string;
  clienteCodigoPostal: string;
  clienteDireccion: string;
  clienteDocumentoIdentidad: string;
  clienteFechaNacimiento: string;
  clienteId: number;
  clienteNacionalidad: string;
  clientePais: string;
  clienteTipoDocumento: Enums.TipoDocumento;
  commissionActs: List<OfferedAct>;
  completedAt: string;
  condicionesEspeciales: string;
  contactedBy: Enums.ContactChannel;
  contractItem: List<PromisedItem>;
  contractNumber: string;
  contratoPdfGeneradoAt: string;
  contratoPdfUrl: string;
  createdAt: string;
  createdBy: Person;
  cuotaInicialMonto: number;
  cuotaInicialPagada: boolean;
  cuotaInicialPorcentaje: number;
  cuotasPagadas: List<boolean>;
  customer: Customer;
  destino: string;
  diasHastaViaje: number;
  documentoTitular: string;
  emailChangers: List<number>;
  emailDenied: boolean;
  emailHeldUntil: string;
  emailSentTo: string;
  fechaFinViaje: string;
  fechaFirma: string;
  fechaInicioViaje: string;
  fechaPagoInicial: string;
  fechaVencimientoInicial: string;
  fechasPagoCuotas: List<string>;
  fechasVencimientoCuotas: List<string>;
  formaPago: Enums.FormaPago;
  gananciaViaje: TripProfit;
  gerente: Person;
  hasConvertedItems: boolean;
  id: string;
  invoicedAt: string;
  items: List<ContractItem>;
  itemsCount: number;
  kept: List<KeptAmount>;
  lider: Person;
  margenBruto: number;
  montoRestante: number;
  nextStatuses: List<Enums.ContractStatus>;
  noIncluye: List<string>;
  numeroCuotasRestantes: number;
  numeroPasajeros: number;
  observaciones: string;
  openItems: number;
  origen: string;
  pasajeroTitular: string;
  paymentActs: List<OfferedAct>;
  payments: List<Payment>;
  pdfDesactualizado: boolean;
  pdfSha256: string;
  pdfVersion: number;
  plan: List<PlanLine>;
  porCobrar: number;
  porDecidir: number;
  porDevolver: number;
  porVerificar: number;
  precioTotal: number;
  printedNames: string;
  progresoPago: number;
  quote: Quote;
  quoteId: string;
  refundActs: List<OfferedAct>;
  remindedAt: string;
  remindedToday: boolean;
  retractoOpen: boolean;
  retractoUntil: string;
  saldoEscrito: any;
  saldoPendiente: number;
  saldoVencido: number;
  self: Contract;
  sendingAskedAt: string;
  sendingAskedToday: boolean;
  sentAt: string;
  signedAt: string;
  smsCodeTo: string;
  soldAtDistance: boolean;
  status: Enums.ContractStatus;
  template: ContractTemplate;
  templateVersion: number;
  thirdParty: ThirdParty;
  tieneCuotaInicial: boolean;
  titular: ContractHolder;
  totalComprado: number;
  totalPagado: number;
  totalRetenido: number;
  tripType: Enums.TripType;
  turn: Turn;
  turns: List<Turn>;
  unsentMail: Enums.UnsentMail;
  updatedAt: string;
  valorCuotaRestante: number;
  version: number;
  versions: List<ContractVersion>;
}

interface ContractClient {
  __typename: "ContractClient";
  email: string;
  id: number;
  lastname: string;
  name: string;
  phone: string;
}

interface ContractCounter {
  __typename: "ContractCounter";
  count: number;
  status: Enums.ContractStatus;
  value: number;
}

interface ContractCreditNote {
  __typename: "ContractCreditNote";
  issueDate: string;
  number: string;
  pdfUrl: string;
  sendingState: Enums.SendingState;
  totalAmount: number;
  verificationUrl: string;
  xmlUrl: string;
}

interface ContractEmail {
  __typename: "ContractEmail";
  html: string;
  message: string;
  pdfFilename: string;
  subject: string;
  to: string;
}

interface ContractEvent {
  __typename: "ContractEvent";
  actorName: string;
  at: string;
  id: string;
  note: string;
  tipo: Enums.ContractEventKind;
}

interface ContractHolder {
  __typename: "ContractHolder";
  ciudad: string;
  direccion: string;
  documentoIdentidad: string;
  email: string;
  fechaNacimiento: string;
  id: number;
  lastname: string;
  name: string;
  pais: string;
  phone: string;
  tipoDocumento: Enums.TipoDocumento;
}

interface ContractInvoice {
  __typename: "ContractInvoice";
  anteriores: List<EarlierInvoice>;
  cobrado: number;
  cobro: Enums.InvoiceCollection;
  creditNotes: List<ContractCreditNote>;
  creditedAmount: number;
  creditedBy: string;
  id: string;
  issueDate: string;
  number: string;
  pdfUrl: string;
  pruebas: boolean;
  sendingProblem: string;
  sendingState: Enums.SendingState;
  status: Enums.InvoiceStatus;
  totalAmount: number;
  turn: Turn;
  verificationUrl: string;
  xmlUrl: string;
}

interface ContractItem {
  __typename: "ContractItem";
  acts: List<OfferedAct>;
  alertStatus: Enums.AlertStatus;
  cantidad: number;
  contractId: string;
  costoProveedor: number;
  createdAt: string;
  descripcion: string;
  detalle: any;
  detalleDatos: any;
  detalleTexto: string;
  estadoContrato: Enums.ContractStatus;
  fechaFin: string;
  fechaInicio: string;
  fechaLimiteSugerida: string;
  fechaVencimientoPago: string;
  ganancia: number;
  horasRestantes: number;
  id: string;
  isSuggestedDeadline: boolean;
  motivoSinCompra: string;
  observaciones: string;
  porcentajeGanancia: number;
  precioTotal: number;
  precioUnitario: number;
  prioridad: Enums.Prioridad;
  proveedor: string;
  proveedorContacto: string;
  purchases: List<Purchase>;
  quoteId: string;
  requiereCompra: boolean;
  status: Enums.ItemStatus;
  tipo: Enums.ItemTipo;
  updatedAt: string;
  version: number;
  vouchers: List<TripVoucher>;
}

interface ContractLink {
  __typename: "ContractLink";
  channel: Enums.SharedChannel;
  createdAt: string;
  expiresAt: string;
  id: string;
  isMine: boolean;
  maker: Person;
  needsReview: boolean;
  openedAt: string;
  openings: number;
  reviewedAt: string;
  reviewedBy: Person;
  revokedAt: string;
  revokedBy: Person;
  signedAt: string;
  version: number;
}

interface ContractOverview {
  __typename: "ContractOverview";
  contract: Contract;
  contractItemsAnalysis: ItemsAnalysis;
  conversionStatus: ConversionStatus;
  passengersSummary: PassengersSummary;
  quoteCalculationAnalysis: CalculationAnalysis;
  tripDetails: TripDetails;
}

interface ContractPage {
  __typename: "ContractPage";
  items: List<Contract>;
  page: number;
  total: number;
  totalPages: number;
}

interface ContractPaymentDetails {
  __typename: "ContractPaymentDetails";
  contract: Contract;
  pagosRealizados: List<Payment>;
  planPagos: List<PlanLine>;
  resumenFinanciero: ResumenFinanciero;
}

interface ContractPdf {
  __typename: "ContractPdf";
  filename: string;
  generatedAt: string;
  url: string;
}

interface ContractPdfPayload {
  __typename: "ContractPdfPayload";
  contract: Contract;
  pdf: ContractPdf;
}

interface ContractProfit {
  __typename: "ContractProfit";
  cantidadTransacciones: TransactionCount;
  contrato: ProfitContract;
  financiero: ProfitFigures;
}

interface ContractProfitPage {
  __typename: "ContractProfitPage";
  contratosAnalizados: number;
  devolucionesTotales: number;
  gananciaTotal: number;
  gastosTotales: number;
  ingresosTotales: number;
  items: List<ContractProfit>;
  page: number;
  total: number;
  totalPages: number;
}

interface ContractReading {
  __typename: "ContractReading";
  clausulas: string;
  condicionesEspeciales: string;
  facts: List<ReadFact>;
  noIncluye: List<string>;
  observaciones: string;
  parties: string;
  services: List<ReadService>;
  travellers: List<ReadTraveller>;
}

interface ContractStats {
  __typename: "ContractStats";
  activeContracts: number;
  expiredContracts: number;
  pendingContracts: number;
  totalContracts: number;
  totalValue: number;
}

interface ContractTemplate {
  __typename: "ContractTemplate";
  acts: List<OfferedAct>;
  clauses: string;
  createdAt: string;
  description: string;
  id: string;
  isActive: boolean;
  isBase: boolean;
  name: string;
  tripType: Enums.TripType;
  updatedAt: string;
  version: number;
  versions: List<ContractTemplateVersion>;
}

interface ContractTemplateVersion {
  __typename: "ContractTemplateVersion";
  author: Person;
  clauses: string;
  id: string;
  madeAt: string;
  number: number;
}

interface ContractVersion {
  __typename: "ContractVersion";
  addendumNumber: number;
  filename: string;
  id: string;
  madeAt: string;
  number: number;
  sha256: string;
  signatureCode: SignatureCode;
  signed: boolean;
  size: number;
}

interface ControlDifference {
  __typename: "ControlDifference";
  booked: number;
  bookedCentavos: number;
  expected: number;
  expectedCentavos: number;
  record: BookedRecord;
}

interface ControlSum {
  __typename: "ControlSum";
  booked: number;
  bookedCentavos: number;
  differences: List<ControlDifference>;
  differing: number;
  expected: number;
  expectedCentavos: number;
  note: string;
  number: number;
  title: string;
}

interface ConversionStatus {
  __typename: "ConversionStatus";
  canConvert: boolean;
  readyForPurchaseManagement: boolean;
}

interface CountComparison {
  __typename: "CountComparison";
  current: number;
  percentage: number;
  previous: number;
}

interface CountedSum {
  __typename: "CountedSum";
  cantidad: number;
  total: number;
}

interface CreditNote {
  __typename: "CreditNote";
  attempts: List<CreditNoteAttempt>;
  baseAmount: number;
  code: string;
  concepto: Enums.CreditConcept;
  consecutivo: number;
  createdAt: string;
  id: string;
  issueDate: string;
  issuedAt: string;
  ivaAmount: number;
  lines: List<CreditNoteLine>;
  motivo: string;
  nextTryAt: string;
  number: string;
  pdfUrl: string;
  pruebas: boolean;
  sendingProblem: string;
  sendingState: Enums.SendingState;
  sendingTries: number;
  sentAt: string;
  thirdPartyAmount: number;
  totalAmount: number;
  track: string;
  updatedAt: string;
  version: number;
  xmlUrl: string;
}

interface CreditNoteAttempt {
  __typename: "CreditNoteAttempt";
  answer: string;
  at: string;
  code: string;
  concepto: Enums.CreditConcept;
  id: string;
  issueDate: string;
  ivaAmount: number;
  lineas: List<InvoiceDraftLine>;
  motivo: string;
  totalAmount: number;
}

interface CreditNoteDraft {
  __typename: "CreditNoteDraft";
  base: number;
  iva: number;
  lines: List<InvoiceDraftLine>;
  terceros: number;
  total: number;
}

interface CreditNoteLine {
  __typename: "CreditNoteLine";
  base: number;
  id: string;
  iva: number;
  line: InvoiceLine;
  posicion: number;
  total: number;
}

interface Customer {
  __typename: "Customer";
  account: Person;
  accountId: number;
  acts: List<OfferedAct>;
  ciudad: string;
  createdAt: string;
  direccion: string;
  documentoIdentidad: string;
  email: string;
  fechaNacimiento: string;
  id: string;
  kind: Enums.CustomerKind;
  maker: Person;
  mergedAt: string;
  mergedInto: Customer;
  name: string;
  notes: List<CustomerNote>;
  papers: List<CustomerPaper>;
  referredCount: number;
  referrer: string;
  source: Enums.CustomerSource;
  status: Enums.CustomerStatus;
  telefono: string;
  tipoDocumento: Enums.TipoDocumento;
  updatedAt: string;
  version: number;
}

interface CustomerConsent {
  __typename: "CustomerConsent";
  at: string;
  given: boolean;
  id: string;
  purpose: string;
  revokedAt: string;
  textVersion: string;
}

interface CustomerImport {
  __typename: "CustomerImport";
  added: number;
  known: number;
  left: number;
}

interface CustomerImportPreview {
  __typename: "CustomerImportPreview";
  bad: List<BadCustomerLine>;
  badCount: number;
  doubtful: number;
  fresh: number;
  known: number;
  layout: ImportLayout;
  lines: number;
  repeated: number;
  shown: List<PreviewedCustomer>;
}

interface CustomerMatch {
  __typename: "CustomerMatch";
  email: string;
  id: string;
  name: string;
  telefono: string;
}

interface CustomerNote {
  __typename: "CustomerNote";
  createdAt: string;
  createdBy: Person;
  createdById: number;
  id: string;
  text: string;
  updatedAt: string;
  version: number;
}

interface CustomerPage {
  __typename: "CustomerPage";
  items: List<Customer>;
  page: number;
  total: number;
  totalPages: number;
}

interface CustomerPaper {
  __typename: "CustomerPaper";
  createdAt: string;
  documentoIdentidad: string;
  expiresOn: string;
  holder: string;
  id: string;
  tipoDocumento: Enums.TipoDocumento;
  updatedAt: string;
  validity: Enums.PaperValidity;
  version: number;
}

interface CustomerSales {
  __typename: "CustomerSales";
  cancelled: number;
  contracts: number;
  nextTrip: string;
  owed: number;
  paid: number;
  sold: number;
}

interface CustomerStanding {
  __typename: "CustomerStanding";
  contractId: string;
  lastWord: CustomerWord;
  nextAmount: number;
  nextDue: string;
  overdue: number;
  overdueSince: string;
}

interface CustomerWord {
  __typename: "CustomerWord";
  at: string;
  kind: Enums.CustomerWordKind;
  number: string;
  recordId: string;
}

interface DashboardNotices {
  __typename: "DashboardNotices";
  recent: List<Notification>;
  unread: number;
  urgent: number;
}

interface DashboardStats {
  __typename: "DashboardStats";
  activePackages: number;
  monthlyQuotes: number;
  monthlyRevenue: number;
  pendingPayments: number;
  totalContracts: number;
  totalQuotes: number;
  totalRevenue: number;
  totalUsers: number;
}

interface DayInbox {
  __typename: "DayInbox";
  rows: List<DayRow>;
  total: number;
}

interface DayLine {
  __typename: "DayLine";
  kind: Enums.DayKind;
  part: Enums.DayPart;
  records: List<DayRecord>;
  total: number;
}

interface DayRecord {
  __typename: "DayRecord";
  amount: number;
  detail: string;
  number: string;
  person: string;
  recordId: string;
  since: string;
}

interface DayRow {
  __typename: "DayRow";
  amount: number;
  asksChange: boolean;
  detail: string;
  kind: Enums.DayKind;
  number: string;
  opened: number;
  part: Enums.DayPart;
  person: string;
  recordId: string;
  since: string;
  unsentMail: Enums.UnsentMail;
}

interface DeletedPassenger {
  __typename: "DeletedPassenger";
  id: string;
}

interface DeletedUser {
  __typename: "DeletedUser";
  kept: boolean;
  message: string;
}

interface Departure {
  __typename: "Departure";
  disponibles: number;
  price: number;
  salida: string;
  vuelta: string;
}

interface DocumentIssuer {
  __typename: "DocumentIssuer";
  legalName: string;
  name: string;
  nit: string;
  rnt: string;
}

interface DocumentVerification {
  __typename: "DocumentVerification";
  endedAt: string;
  furtherSha256: List<string>;
  issuedAt: string;
  issuer: DocumentIssuer;
  kind: Enums.DocumentKind;
  number: string;
  priorSha256: string;
  sha256: string;
  state: Enums.DocumentState;
}

interface DocumentedPerson {
  __typename: "DocumentedPerson";
  documents: List<StaffDocument>;
  user: Person;
}

interface DocumentsToReview {
  __typename: "DocumentsToReview";
  documents: List<StaffDocument>;
  totalPending: number;
}

interface Doer {
  __typename: "Doer";
  id: number;
  lastname: string;
  name: string;
}

interface Dossier {
  __typename: "Dossier";
  acts: List<OfferedAct>;
  code: string;
  contractId: string;
  createdAt: string;
  done: number;
  expiresAt: string;
  failure: string;
  filename: string;
  full: boolean;
  id: string;
  isOver: boolean;
  size: number;
  status: Enums.DossierStatus;
  total: number;
  turn: Turn;
  turns: List<Turn>;
  updatedAt: string;
  version: number;
}

interface DraftedPassenger {
  __typename: "DraftedPassenger";
  acompanante: string;
  apellido: string;
  ciudad: string;
  direccion: string;
  documentoIdentidad: string;
  email: string;
  fechaNacimiento: string;
  nombre: string;
  pais: string;
  permisoSalida: boolean;
  telefono: string;
  tipoDocumento: string;
  titular: boolean;
  vencimientoPasaporte: string;
  viajaCon: Enums.ViajaCon;
}

interface DueWeek {
  __typename: "DueWeek";
  count: number;
  monday: string;
  monto: number;
}

interface EarlierInvoice {
  __typename: "EarlierInvoice";
  cobrado: number;
  cobro: Enums.InvoiceCollection;
  creditNotes: List<ContractCreditNote>;
  creditedAmount: number;
  creditedBy: string;
  id: string;
  issueDate: string;
  number: string;
  pdfUrl: string;
  pruebas: boolean;
  sendingProblem: string;
  sendingState: Enums.SendingState;
  status: Enums.InvoiceStatus;
  totalAmount: number;
  verificationUrl: string;
  xmlUrl: string;
}

interface EmailInfo {
  __typename: "EmailInfo";
  pdfFilename: string;
  sentAt: string;
  subject: string;
  to: string;
}

interface EmailOwner {
  __typename: "EmailOwner";
  lastname: string;
  name: string;
}

interface Equipaje {
  __typename: "Equipaje";
  bodega: IncludedPart;
  cabina: IncludedPart;
  costoTotal: number;
  equipajeExtra: IncludedPart;
}

interface Estadia {
  __typename: "Estadia";
  acomodacion: Enums.AcomodacionHotel;
  categoria: string;
  ciudad: string;
  cobro: Cobro;
  costoNoche: number;
  encanto: string;
  entrada: string;
  noches: number;
  nombre: string;
  proveedor: string;
}

interface EvidenceFile {
  __typename: "EvidenceFile";
  filename: string;
  id: string;
}

interface ExactMoney {
  __typename: "ExactMoney";
  amount: number;
  centavos: number;
}

interface Excursion {
  __typename: "Excursion";
  cobro: Cobro;
  costo: number;
  descripcion: string;
  duracion: string;
  nombre: string;
  obligatoria: boolean;
  opcional: boolean;
  proveedor: string;
}

interface ExportableColumn {
  __typename: "ExportableColumn";
  heading: string;
  key: string;
}

interface Extra {
  __typename: "Extra";
  cobro: Cobro;
  costo: number;
  descripcion: string;
  nombre: string;
  opcional: boolean;
  proveedor: string;
  tipo: Enums.TipoExtra;
}

interface FailedWork {
  __typename: "FailedWork";
  id: string;
  kind: Enums.FailedKind;
  nextTryAt: string;
  reason: string;
  since: string;
  subject: string;
  title: string;
  tries: number;
}

interface FailedWorkPage {
  __typename: "FailedWorkPage";
  items: List<FailedWork>;
  page: number;
  total: number;
  totalPages: number;
}

interface File {
  __typename: "File";
  filename: string;
  url: string;
}

interface FiledClaim {
  __typename: "FiledClaim";
  dueOn: string;
  id: string;
  identity: Enums.ClaimIdentity;
  kind: Enums.ClaimKind;
  number: string;
}

interface FinancialClient {
  __typename: "FinancialClient";
  email: string;
  name: string;
}

interface FinancialContract {
  __typename: "FinancialContract";
  contractNumber: string;
  id: string;
  totalPrice: number;
  user: FinancialClient;
}

interface FinancialCounters {
  __typename: "FinancialCounters";
  totalCompras: number;
  totalDevoluciones: number;
  totalPagos: number;
}

interface FinancialMetrics {
  __typename: "FinancialMetrics";
  devoluciones: number;
  flujoDeCaja: number;
  gananciaNeta: number;
  margenGanancia: number;
  pagadoProveedores: number;
  totalGastos: number;
  totalIngresos: number;
}

interface FinancialPayment {
  __typename: "FinancialPayment";
  amount: number;
  contract: FinancialContract;
  createdAt: string;
  description: string;
  id: string;
  installmentNumber: number;
  means: Enums.MedioDePago;
  notes: string;
  paymentDate: string;
  paymentMethod: Enums.TipoPago;
  paymentType: string;
  receiptNumber: string;
  receiptUrl: string;
  status: Enums.FinancialPaymentStatus;
  thirdParty: ThirdParty;
  updatedAt: string;
}

interface FinancialPaymentPage {
  __typename: "FinancialPaymentPage";
  items: List<FinancialPayment>;
  limit: number;
  page: number;
  pagination: Pagination;
  total: number;
  totalPages: number;
}

interface FinancialPeriod {
  __typename: "FinancialPeriod";
  fin: string;
  inicio: string;
}

interface FinancialPurchase {
  __typename: "FinancialPurchase";
  amount: number;
  category: Enums.SpendingCategory;
  contract: FinancialContract;
  createdAt: string;
  description: string;
  id: string;
  notes: string;
  paymentMethod: Enums.TipoComprobante;
  pendingAmount: number;
  purchaseDate: string;
  receiptUrl: string;
  status: Enums.FinancialPurchaseStatus;
  supplier: string;
  supplierId: string;
  thirdParty: ThirdParty;
  updatedAt: string;
}

interface FinancialPurchasePage {
  __typename: "FinancialPurchasePage";
  items: List<FinancialPurchase>;
  limit: number;
  page: number;
  pagination: Pagination;
  total: number;
  totalPages: number;
}

interface FinancialRefund {
  __typename: "FinancialRefund";
  amount: number;
  client: string;
  contractId: string;
  id: string;
  name: string;
  orderId: string;
  paidOn: string;
  reason: Enums.RefundReason;
  thirdParty: ThirdParty;
}

interface FinancialRefundPage {
  __typename: "FinancialRefundPage";
  items: List<FinancialRefund>;
  page: number;
  total: number;
  totalPages: number;
}

interface FinancialSummary {
  __typename: "FinancialSummary";
  contadores: FinancialCounters;
  datosMensuales: List<MonthOfMoney>;
  metricas: FinancialMetrics;
  periodo: FinancialPeriod;
}

interface FirstSteps {
  __typename: "FirstSteps";
  accounts: boolean;
  customers: boolean;
  numbering: boolean;
  pastSales: boolean;
  providers: boolean;
  quotes: boolean;
  rnt: boolean;
  team: boolean;
}

interface FollowedClaim {
  __typename: "FollowedClaim";
  answeredAt: string;
  closedAt: string;
  dueOn: string;
  extended: boolean;
  filedOn: string;
  kind: Enums.ClaimKind;
  lapsesOn: string;
  number: string;
  status: Enums.ClaimStatus;
}

interface FollowedContract {
  __typename: "FollowedContract";
  cliente: string;
  contractId: string;
  contractNumber: string;
  destino: string;
  estado: Enums.ContractPaymentState;
  fechaInicioViaje: string;
  porVerificar: number;
  precioTotal: number;
  prioridad: number;
  proximoPago: NextPayment;
  saldoPendiente: number;
  totalPagado: number;
}

interface FoundPerson {
  __typename: "FoundPerson";
  documentoIdentidad: string;
  email: string;
  id: number;
  isActive: boolean;
  lastname: string;
  name: string;
  phone: string;
  role: number;
  tipoDocumento: Enums.TipoDocumento;
  user: FoundPerson;
}

interface FreeNumbers {
  __typename: "FreeNumbers";
  page: number;
  total: number;
  totalPages: number;
  values: List<string>;
}

interface Ganancia {
  __typename: "Ganancia";
  porcentaje: number;
  total: number;
  valorFijo: number;
}

interface GenerateInvoicePayload {
  __typename: "GenerateInvoicePayload";
  created: boolean;
  invoice: Invoice;
}

interface GeneratedBy {
  __typename: "GeneratedBy";
  userId: number;
  userRole: number;
}

interface Hierarchy {
  __typename: "Hierarchy";
  asesoresDirectos: List<OrganizationNode>;
  asesoresIndirectos: List<OrganizationNode>;
  lideresDirectos: List<OrganizationNode>;
}

interface HistoryChange {
  __typename: "HistoryChange";
  after: string;
  before: string;
  label: string;
}

interface HistoryEntry {
  __typename: "HistoryEntry";
  actorName: string;
  actorRole: string;
  again: string;
  amount: number;
  at: string;
  changes: List<HistoryChange>;
  id: string;
  ip: string;
  note: string;
  origin: string;
  record: Enums.HistoryRecord;
  recordId: string;
  recordName: string;
  text: string;
  tone: Enums.HistoryTone;
  type: string;
}

interface HistoryPage {
  __typename: "HistoryPage";
  items: List<HistoryEntry>;
  page: number;
  total: number;
  totalPages: number;
}

interface Hotel {
  __typename: "Hotel";
  acomodacion: Enums.AcomodacionHotel;
  categoria: string;
  cobro: Cobro;
  costoNoche: number;
  costoTotal: number;
  encanto: string;
  estadias: List<Estadia>;
  noches: number;
  nombre: string;
  observaciones: string;
  proveedor: string;
  ubicacion: string;
}

interface HotelPictures {
  __typename: "HotelPictures";
  hotel: string;
  imagenes: List<string>;
  ocultas: List<string>;
}

interface HowToPay {
  __typename: "HowToPay";
  accounts: List<PaidInto>;
  amount: number;
  concept: string;
  due: string;
  online: string;
  reference: string;
}

interface IcaRate {
  __typename: "IcaRate";
  createdAt: string;
  createdBy: Person;
  dane: string;
  id: string;
  municipio: string;
  porMil: number;
  updatedAt: string;
  version: number;
  vigenteDesde: string;
  vigenteHasta: string;
}

interface IdlePerson {
  __typename: "IdlePerson";
  id: string;
  lastQuoteAt: string;
  name: string;
  quotes: number;
}

interface IdlePersonPage {
  __typename: "IdlePersonPage";
  items: List<IdlePerson>;
  page: number;
  total: number;
  totalPages: number;
}

interface ImportDays {
  __typename: "ImportDays";
  decided: boolean;
  example: string;
  order: Enums.ImportDayOrder;
}

interface ImportFileColumn {
  __typename: "ImportFileColumn";
  field: string;
  heading: string;
  place: number;
  samples: List<string>;
}

interface ImportLayout {
  __typename: "ImportLayout";
  columns: List<ImportFileColumn>;
  days: ImportDays;
  first: List<ImportTitleLine>;
  missing: List<string>;
  titles: number;
  unread: List<string>;
}

interface ImportTitleLine {
  __typename: "ImportTitleLine";
  line: number;
  text: string;
}

interface ImportedSettlements {
  __typename: "ImportedSettlements";
  ids: List<string>;
  refused: List<string>;
  verified: number;
}

interface IncludedPart {
  __typename: "IncludedPart";
  cobro: Cobro;
  costo: number;
  incluido: boolean;
  opcional: boolean;
  proveedor: string;
  tipo: string;
}

interface Installment {
  __typename: "Installment";
  acts: List<OfferedAct>;
  approvedById: number;
  comprobanteFileId: string;
  comprobantePagoUrl: string;
  createdAt: string;
  estado: Enums.EstadoPago;
  fechaPago: string;
  fechaVencimiento: string;
  id: string;
  metodoPago: Enums.MetodoPago;
  montoCuota: number;
  needsSecondPerson: boolean;
  numeroCuota: number;
  observaciones: string;
  providerPayment: ProviderPayment;
  purchaseId: string;
  updatedAt: string;
  version: number;
}

interface InstanceNotice {
  __typename: "InstanceNotice";
  key: string;
  text: string;
  urgent: boolean;
}

interface Invoice {
  __typename: "Invoice";
  acts: List<OfferedAct>;
  attempts: List<InvoiceAttempt>;
  baseAmount: number;
  cobrado: number;
  cobro: Enums.InvoiceCollection;
  code: string;
  conNota: boolean;
  consecutivo: number;
  contract: Contract;
  contractId: string;
  createdAt: string;
  creditNotes: List<CreditNote>;
  creditedAmount: number;
  creditedBy: string;
  facturarA: BilledTo;
  faltaNota: boolean;
  hasAttempts: boolean;
  id: string;
  issueDate: string;
  issuedAt: string;
  ivaAmount: number;
  lines: List<InvoiceLine>;
  net: number;
  nextStatuses: List<Enums.InvoiceStatus>;
  nextTryAt: string;
  number: string;
  pdfUrl: string;
  pruebas: boolean;
  sendingProblem: string;
  sendingState: Enums.SendingState;
  sendingTries: number;
  sentAt: string;
  status: Enums.InvoiceStatus;
  thirdParty: ThirdParty;
  thirdPartyAmount: number;
  totalAmount: number;
  track: string;
  turn: Turn;
  turns: List<Turn>;
  updatedAt: string;
  version: number;
  xmlUrl: string;
}

interface InvoiceAttempt {
  __typename: "InvoiceAttempt";
  answer: string;
  at: string;
  code: string;
  facturarA: BilledTo;
  id: string;
  issueDate: string;
  ivaAmount: number;
  lineas: List<InvoiceDraftLine>;
  sent: boolean;
  totalAmount: number;
}

interface InvoiceBookLine {
  __typename: "InvoiceBookLine";
  about: string;
  baseAmount: number;
  cobrado: number;
  cobro: Enums.InvoiceCollection;
  code: string;
  contractNumber: string;
  id: string;
  issueDate: string;
  ivaAmount: number;
  kind: string;
  number: string;
  pruebas: boolean;
  sendingState: Enums.SendingState;
  sentAt: string;
  shownStatus: string;
  status: Enums.InvoiceStatus;
  thirdParty: ThirdParty;
  thirdPartyAmount: number;
  totalAmount: number;
}

interface InvoiceBookPage {
  __typename: "InvoiceBookPage";
  items: List<InvoiceBookLine>;
  page: number;
  total: number;
  totalPages: number;
}

interface InvoiceChangeDraft {
  __typename: "InvoiceChangeDraft";
  addendumId: string;
  autorizada: boolean;
  autorizadaEl: string;
  autorizadaPor: Person;
  factura: string;
  impuesto: Enums.OwnTaxCode;
  nota: CreditNoteDraft;
  nueva: InvoiceDraft;
}

interface InvoiceChangePreview {
  __typename: "InvoiceChangePreview";
  facturaUrl: string;
  notaUrl: string;
}

interface InvoiceCounters {
  __typename: "InvoiceCounters";
  anuladas: number;
  approved: number;
  faltanNotas: number;
  hayNumeracion: boolean;
  paid: number;
  pending: number;
  porFacturar: number;
  porRevisar: number;
  rejected: number;
  sinEnviar: number;
  total: number;
}

interface InvoiceDraft {
  __typename: "InvoiceDraft";
  aviso: string;
  base: number;
  compras: List<InvoicedPurchase>;
  facturarA: BilledTo;
  hayNumeracion: boolean;
  iva: number;
  lines: List<InvoiceDraftLine>;
  margen: number;
  problema: string;
  terceros: number;
  total: number;
}

interface InvoiceDraftLine {
  __typename: "InvoiceDraftLine";
  base: number;
  descripcion: string;
  impuesto: Enums.TaxCode;
  iva: number;
  mandanteNit: string;
  mandanteNombre: string;
  tarifa: number;
  total: number;
}

interface InvoiceLine {
  __typename: "InvoiceLine";
  base: number;
  descripcion: string;
  id: string;
  impuesto: Enums.TaxCode;
  iva: number;
  mandanteNit: string;
  mandanteNombre: string;
  porDevolver: number;
  posicion: number;
  tarifa: number;
  total: number;
}

interface InvoicePage {
  __typename: "InvoicePage";
  items: List<Invoice>;
  page: number;
  total: number;
  totalPages: number;
}

interface InvoiceTotals {
  __typename: "InvoiceTotals";
  cuantas: number;
  facturado: number;
  iva: number;
  neto: number;
  notas: number;
  porCobrar: number;
}

interface InvoicedPurchase {
  __typename: "InvoicedPurchase";
  cost: number;
  descripcion: string;
  falta: string;
  itemId: string;
  mandate: boolean;
  nit: string;
  proveedor: string;
  proveedorId: string;
}

interface ItemsAnalysis {
  __typename: "ItemsAnalysis";
  porEstado: any;
  porTipo: any;
  total: number;
}

interface ItineraryDay {
  __typename: "ItineraryDay";
  dia: number;
  imagen: string;
  texto: string;
  titulo: string;
}

interface KeptAmount {
  __typename: "KeptAmount";
  acts: List<OfferedAct>;
  annulReason: string;
  annulledAt: string;
  contractId: string;
  createdAt: string;
  createdBy: Person;
  dia: string;
  id: string;
  mesCerrado: string;
  monto: number;
  motivo: string;
  noReembolsado: number;
  penalidad: number;
  updatedAt: string;
  version: number;
}

interface KeptTrip {
  __typename: "KeptTrip";
  page: string;
  until: string;
}

interface LateBooking {
  __typename: "LateBooking";
  at: string;
  id: string;
  kind: Enums.LateKind;
  monto: number;
  payment: Payment;
}

interface LeftOutBankLine {
  __typename: "LeftOutBankLine";
  line: number;
  reason: string;
  text: string;
}

interface Legacy {
  __typename: "Legacy";
  openQuotes: number;
  team: number;
}

interface LegalFigure {
  __typename: "LegalFigure";
  cifra: Enums.LegalFigureKey;
  confirmedAt: string;
  confirmedBy: Person;
  createdAt: string;
  createdBy: Person;
  id: string;
  updatedAt: string;
  valor: number;
  version: number;
  vigenteDesde: string;
  vigenteHasta: string;
}

interface LegalNotice {
  __typename: "LegalNotice";
  text: string;
  title: string;
}

interface LibraryDayText {
  __typename: "LibraryDayText";
  activity: string;
  createdAt: string;
  id: string;
  kind: Enums.DayTextKind;
  place: string;
  texto: string;
  titulo: string;
  updatedAt: string;
  usedAt: string;
  version: number;
}

interface LibraryService {
  __typename: "LibraryService";
  base: Enums.CostBase;
  categoria: string;
  city: string;
  costo: number;
  createdAt: string;
  encanto: string;
  id: string;
  kind: Enums.ServiceKind;
  name: string;
  picture: string;
  proveedor: string;
  regimen: string;
  updatedAt: string;
  usedAt: string;
  uses: number;
  version: number;
}

interface LimitOutcome {
  __typename: "LimitOutcome";
  enEsperaAlFinal: number;
  limite: number;
  meses: List<LimitedMonth>;
  mesesConEspera: number;
}

interface LimitedMonth {
  __typename: "LimitedMonth";
  enEspera: number;
  mes: string;
  pagado: number;
  porPagar: number;
}

interface LimitedSeller {
  __typename: "LimitedSeller";
  id: number;
  nombre: string;
  role: number;
}

interface LinkLeads {
  __typename: "LinkLeads";
  cancelled: boolean;
  mails: List<Enums.LinkedPage>;
  opens: List<Enums.LinkedPage>;
}

interface ListExport {
  __typename: "ListExport";
  acts: List<OfferedAct>;
  createdAt: string;
  expiresAt: string;
  failure: string;
  fileUrl: string;
  filename: string;
  format: Enums.ExportFormat;
  id: string;
  isOver: boolean;
  list: Enums.ExportedList;
  readyAt: string;
  rows: number;
  size: number;
  status: Enums.ExportStatus;
  title: string;
  total: number;
  updatedAt: string;
  version: number;
}

interface ListExportPage {
  __typename: "ListExportPage";
  items: List<ListExport>;
  page: number;
  total: number;
  totalPages: number;
}

interface ManagerCommissions {
  __typename: "ManagerCommissions";
  commissions: List<Commission>;
  limit: number;
  offset: number;
  status: Enums.CommissionStatus;
  total: number;
}

interface ManagerDashboard {
  __typename: "ManagerDashboard";
  generatedAt: string;
  generatedBy: GeneratedBy;
  metrics: TeamMetrics;
  organization: Organization;
  period: Enums.ReportPeriod;
}

interface MappedAccount {
  __typename: "MappedAccount";
  code: string;
  confirmedAt: string;
  confirmedByName: string;
  key: string;
  label: string;
  name: string;
  proposed: string;
  within: List<string>;
}

interface MarginalRange {
  __typename: "MarginalRange";
  desde: number;
  porcentaje: number;
  suma: number;
}

interface MarginalTable {
  __typename: "MarginalTable";
  createdAt: string;
  createdBy: Person;
  id: string;
  rangos: List<MarginalRange>;
  updatedAt: string;
  version: number;
  vigenteDesde: string;
  vigenteHasta: string;
}

interface MeansIncome {
  __typename: "MeansIncome";
  ingresos: number;
  medio: Enums.MedioDePago;
  pagos: number;
}

interface MemberFigures {
  __typename: "MemberFigures";
  approved: number;
  averageTicket: number;
  commissions: number;
  contracts: number;
  conversionRate: number;
  quotes: number;
  revenue: number;
  sent: number;
  user: Person;
}

interface Message {
  __typename: "Message";
  own: boolean;
  purpose: Enums.MessagePurpose;
  text: string;
}

interface MonthBooks {
  __typename: "MonthBooks";
  controls: List<ControlSum>;
  delivered: number;
  mes: string;
  missing: List<MappedAccount>;
  taxes: MonthTaxes;
  unconfirmed: List<MappedAccount>;
  vouchers: number;
}

interface MonthClosing {
  __typename: "MonthClosing";
  closedAt: string;
  closedBy: Person;
  figures: MonthFigures;
  id: string;
  mes: string;
  reopenReason: string;
  reopenedAt: string;
  reopenedBy: Person;
  sha256: string;
  waiting: number;
}

interface MonthFigures {
  __typename: "MonthFigures";
  comisiones: CountedSum;
  compras: CountedSum;
  contado: CountedSum;
  cuotas: CountedSum;
  devoluciones: CountedSum;
  pagado: CountedSum;
  pagos: List<ReceivedSum>;
  recibido: CountedSum;
}

interface MonthOfMoney {
  __typename: "MonthOfMoney";
  cantidadCompras: number;
  cantidadPagos: number;
  devoluciones: number;
  gastos: number;
  ingresos: number;
  mes: string;
}

interface MonthTaxes {
  __typename: "MonthTaxes";
  ivaDescontable: number;
  ivaGenerado: number;
  period: Enums.VatPeriod;
  periodFrom: string;
  periodIva: number;
  periodTo: string;
  reteIca: number;
  reteIva: number;
  retefuente: number;
  sufrida: number;
}

interface MonthlyComparisons {
  __typename: "MonthlyComparisons";
  quotes: CountComparison;
  revenue: RevenueComparison;
  users: CountComparison;
}

interface Mutation {
  __typename: "Mutation";
  acceptBankProposal: BankMovement;
  acceptBankProposals: AcceptedProposals;
  acceptClosing: string;
  acceptPrivateRaffle: Raffle;
  addAgencyAccount: AgencyAccount;
  addAgencyPicture: AgencyPicture;
  addCarouselSlide: CarouselSlide;
  addClaimFiles: OwnClaim;
  addContractItem: ContractItem;
  addCustomer: Customer;
  addCustomerNote: Customer;
  addCustomerPaper: Customer;
  addIcaRate: IcaRate;
  addLegalFigure: LegalFigure;
  addMarginalTable: MarginalTable;
  addNumberingRange: NumberingRange;
  addPassenger: Passenger;
  addPasskey: List<string>;
  addProvider: Provider;
  addProviderDocument: Provider;
  addQuoteOption: Quote;
  addUvtValue: UvtValue;
  addVideo: Video;
  addWithholdingRate: WithholdingRate;
  adjustPoints: PointMovement;
  allowClosing: ClosingState;
  annulKeptAmount: Contract;
  annulRefund: Refund;
  anonymizeUser: number;
  answerChargeback: Chargeback;
  answerClaim: Claim;
  answerForProvider: Provider;
  answerObjection: CommissionObjection;
  answerQuoteQuestion: QuoteQuestion;
  approveCommission: Commission;
  approveCommissions: List<Commission>;
  approveContract: ApproveContractPayload;
  approveEachCommission: List<BulkOutcome>;
  approveEachStaffDocument: List<BulkOutcome>;
  approvePayout: PayoutApproval;
  approveQuote: ApproveQuotePayload;
  approveQuoteDiscount: Quote;
  approveStaffDocument: StaffDocument;
  archiveEachPackage: List<BulkOutcome>;
  archivePackage: Package;
  askContractSending: Contract;
  askPayoutApproval: PayoutApproval;
  askQuoteQuestion: QuoteQuestion;
  askRefundAccount: Refund;
  askSecondFactor: List<SecondFactorRoleState>;
  askToCompleteClaim: Claim;
  assignBankMovement: BankMovement;
  attachPaymentReceipt: Payment;
  attachReservationVoucher: Reservation;
  attachVoucher: ContractItem;
  authorizeInvoiceChange: Addendum;
  backPayment: BankMovement;
  beginPasskey: string;
  beginPasskeyCheck: string;
  beginPasskeySignIn: string;
  beginTwoFactorSetUp: string;
  beginViewing: User;
  bookReservation: Reservation;
  bringPicture: string;
  buyItem: PurchasePayload;
  buyItemInInstallments: PurchasePayload;
  calculateCommissions: CommissionSummary;
  cancelContract: Contract;
  cancelEachReservation: List<BulkOutcome>;
  cancelExport: ListExport;
  cancelRaffle: Raffle;
  cancelReservation: Reservation;
  changeBankRule: BankRule;
  changeContractEmail: Contract;
  changeInvoiceStatus: Invoice;
  changeMonthlyLimit: SellerMonth;
  changePassword: string;
  changeRefundDue: Refund;
  changeVoucherReaders: ContractItem;
  chooseAccount: MappedAccount;
  chooseClosing: string;
  chooseSettlementPayment: BankSettlement;
  chooseStandardView: SavedView;
  claimChargeback: OwnContract;
  closeClaim: Claim;
  closeMonth: AccountingMonth;
  closeSessions: string;
  completeClaim: OwnClaim;
  completeContract: Contract;
  completeEachContract: List<BulkOutcome>;
  confirmAccess: string;
  confirmAccounts: boolean;
  confirmContractEmail: Contract;
  confirmEmail: string;
  confirmEmailChange: AskedEmailChange;
  confirmInvoice: Invoice;
  confirmLegalFigure: LegalFigure;
  confirmNoWithholding: List<number>;
  confirmOpening: Opening;
  confirmQuoteCalculation: QuoteCalculation;
  confirmQuoteOptions: List<BulkOutcome>;
  confirmTwoFactor: List<string>;
  continueClosing: string;
  convertQuoteItems: Contract;
  correctCreditNote: Invoice;
  correctInvoice: Invoice;
  correctPayment: Payment;
  createAccessToken: NewAccessToken;
  createCommission: Commission;
  createCommissionConfig: CommissionConfig;
  createContract: Contract;
  createContractFromTemplate: Contract;
  createContractTemplate: ContractTemplate;
  createExternalQuote: Quote;
  createNotification: Notification;
  createPackage: Package;
  createPopup: Popup;
  createQuote: Quote;
  createQuoteCalculation: QuoteCalculation;
  createQuoteForUser: Quote;
  createQuoteFromTemplate: Quote;
  createRaffle: Raffle;
  createServiceAccount: ServiceAccount;
  createWebhook: NewWebhookSecret;
  creditInvoice: Invoice;
  deactivateCommissionConfig: string;
  decideClaimIdentity: Claim;
  decideRefund: Contract;
  deleteCommission: string;
  deleteContract: string;
  deleteEachNotification: List<BulkOutcome>;
  deleteEachQuote: List<BulkOutcome>;
  deleteNotification: string;
  deletePackage: boolean;
  deletePassenger: DeletedPassenger;
  deletePopup: boolean;
  deleteQuote: boolean;
  deleteQuoteTemplate: boolean;
  deleteUser: DeletedUser;
  deleteView: string;
  deleteWebhook: string;
  denyEmailChange: AskedEmailChange;
  depositSettlement: BankSettlement;
  discardCancellation: CancellationRequest;
  discardPageDraft: PageText;
  draftAddendum: Addendum;
  draftPageText: PageText;
  drawRaffle: Raffle;
  dropChargeback: Chargeback;
  dropEachWaitingMail: List<BulkOutcome>;
  dropPushSubscription: boolean;
  duplicateQuote: Quote;
  endBankRule: BankRule;
  endSession: string;
  endTripShare: string;
  endViewing: string;
  enterAirlineFigure: Contract;
  eraseEachIdlePerson: List<BulkOutcome>;
  exerciseRetracto: OwnContract;
  explainBankMovement: BankMovement;
  exportAudit: AuditExport;
  exportDues: BankFile;
  exportList: ListExport;
  exportMonth: ListExport;
  exportMyData: PersonalDataFiles;
  exportPayout: BankFile;
  exportRefunds: BankFile;
  extendClaim: Claim;
  fileClaim: FiledClaim;
  forgotPassword: string;
  generateContractPdf: ContractPdfPayload;
  generateEachInvoice: List<BulkOutcome>;
  generateInvoice: GenerateInvoicePayload;
  giveRefundAccount: OwnRefund;
  hideFeatures: List<OptionalFeatureState>;
  importBankFile: BankImport;
  importCustomers: CustomerImport;
  importPastSales: PastSaleImport;
  importProviders: ProviderImport;
  importSettlement: ImportedSettlements;
  inviteStaff: User;
  issueCreditNote: Invoice;
  issueSellerStatement: File;
  joinRepeatedQuote: Quote;
  keepOfContract: Contract;
  keepPushSubscription: boolean;
  lookUpOnlinePayment: OnlineAttempt;
  mailLinkedPage: string;
  makeBankRule: BankRule;
  makeTripCalendar: string;
  markAllNotificationsRead: number;
  markEachNotificationRead: List<BulkOutcome>;
  markNotificationRead: Notification;
  markPurchasePaid: PurchasePayload;
  markQuotesExpired: number;
  mergeCustomers: Customer;
  mergeLibraryServices: LibraryService;
  mergeProviders: Provider;
  noteCashOrigin: Payment;
  noteChargeback: Chargeback;
  noteUnfoldedOption: boolean;
  notifyMany: number;
  objectCommission: CommissionObjection;
  openAgency: SignInPayload;
  openChargeback: Chargeback;
  openClientMails: boolean;
  openClosingStep: string;
  openDossier: File;
  openExport: File;
  openNextPage: string;
  orderAgencyAccounts: List<AgencyAccount>;
  orderCarousel: List<CarouselSlide>;
  orderVideos: List<Video>;
  payCommission: Commission;
  payCommissions: CommissionPayout;
  payInstallment: PurchasePayload;
  payOnline: OnlineAttempt;
  payProviders: ProviderPayment;
  payRaffleNumber: RaffleNumber;
  payRefund: Refund;
  payWithWompi: OnlineAttempt;
  postponeRecord: boolean;
  previewBankFile: BankFilePreview;
  previewCustomerImport: CustomerImportPreview;
  previewPastSales: PastSalePreview;
  previewProviderImport: ProviderImportPreview;
  previewSettlement: SettlementPreview;
  printFoundContract: boolean;
  promisePayment: PaymentPromise;
  proposeOpening: Opening;
  proveClaimIdentity: boolean;
  publishPageText: PageText;
  putBankMovementAside: BankMovement;
  reassignEachQuote: List<BulkOutcome>;
  reassignQuote: Quote;
  receiveWompiEvent: ReceivedEvent;
  recommendQuoteOption: Quote;
  refundPayment: Payment;
  regenerateQuotePdf: PdfInfo;
  registerAccount: RegisterPayload;
  registerPayment: Payment;
  registerReservationPayment: Payment;
  rejectEachQuote: List<BulkOutcome>;
  rejectEachStaffDocument: List<BulkOutcome>;
  rejectQuote: Quote;
  rejectStaffDocument: StaffDocument;
  releaseContractItem: ContractItem;
  releaseRaffleNumber: RaffleNumber;
  remindContract: Contract;
  remindContractByWhatsapp: ReminderMessage;
  remindEachContract: List<BulkOutcome>;
  remindQuote: Quote;
  remindQuoteByWhatsapp: ReminderMessage;
  removeAgencyAccount: boolean;
  removeAgencyPicture: boolean;
  removeCarouselSlide: boolean;
  removeCustomerNote: Customer;
  removeCustomerPaper: Customer;
  removeLibraryDayText: boolean;
  removeLibraryService: boolean;
  removePasskey: string;
  removeProviderDocument: Provider;
  removeQuoteOption: Quote;
  removeReservationVoucher: Reservation;
  removeStaffDocument: string;
  removeVideo: boolean;
  removeVoucher: ContractItem;
  renamePasskey: Passkey;
  renameQuoteOption: Quote;
  renameQuoteTemplate: QuoteTemplate;
  renameView: SavedView;
  renewPassengerLink: PassengerLink;
  reopenMonth: AccountingMonth;
  replayWebhookDelivery: string;
  reportPayment: OwnContract;
  requestAccountCode: OwnRefund;
  requestAddendumCode: Addendum;
  requestCancellation: OwnContract;
  requestClosingCode: string;
  requestCommission: CommissionRequest;
  requestCommissions: List<Commission>;
  requestErasure: string;
  requestLinkCode: OwnContract;
  requestRecovery: string;
  requestRetractoCode: OwnContract;
  requestSignatureCode: Contract;
  requoteQuote: Quote;
  resendInvitation: User;
  resetPassword: string;
  resetRaffleNumbers: number;
  resetUserPassword: string;
  restoreBankMovement: BankMovement;
  restoreEachNotification: List<BulkOutcome>;
  restoreNotification: Notification;
  resumeRecord: boolean;
  resumeRecords: number;
  retryEachFailedWork: List<BulkOutcome>;
  retryFailedWork: boolean;
  returnProviderClaim: ProviderClaim;
  reversePayment: Payment;
  reviewContractLink: ContractLink;
  reviewEachUpgradeFinding: List<BulkOutcome>;
  reviewQuoteLink: QuoteLink;
  revokeAccessToken: string;
  revokeConsent: ConsentRecord;
  revokeContractLink: ContractLink;
  revokeQuoteLink: QuoteLink;
  rotateAccessToken: NewAccessToken;
  rotateWebhookSecret: NewWebhookSecret;
  savePassengerDraft: PassengerDraft;
  savePassengers: SavedPassengers;
  saveQuoteTemplate: QuoteTemplate;
  saveView: SavedView;
  selectRaffleNumbers: SelectedNumbers;
  sendAddendum: Addendum;
  sendClaimCode: boolean;
  sendClaimLink: boolean;
  sendContactMessage: string;
  sendContract: Contract;
  sendCreditNoteAgain: Invoice;
  sendEachContract: List<BulkOutcome>;
  sendEachInvoiceAgain: List<BulkOutcome>;
  sendEachQuote: List<BulkOutcome>;
  sendEachWaitingMail: List<BulkOutcome>;
  sendEmailConfirmation: string;
  sendInvoiceAgain: Invoice;
  sendNotices: NoticeBatch;
  sendQuote: SendQuotePayload;
  setApprovalRule: ApprovalRule;
  setItemDeadline: ContractItem;
  setOpeningLine: Opening;
  setQuoteItinerary: Quote;
  setQuoteNotIncluded: Quote;
  setRefundAccount: Refund;
  setRetentionRule: RetentionRule;
  setSalesGoal: SalesGoalProgress;
  setTaxProfile: TaxProfile;
  shareContract: ShareContractPayload;
  shareQuote: ShareQuotePayload;
  shareTrip: string;
  showHotelPicture: Quote;
  showRefundAccount: RefundAccount;
  signAddendum: Addendum;
  signContract: Contract;
  signIn: SignInPayload;
  signInWithPasskey: SignInPayload;
  signOut: string;
  startClosing: StartedClosingPayload;
  startDossier: Dossier;
  startRaffle: Raffle;
  startTwoFactor: TwoFactorStart;
  stateDistance: Contract;
  statePaymentWithholding: Payment;
  statePurchaseTaxes: PurchasePayload;
  stopClosing: ClosingState;
  stopTwoFactor: string;
  switchAgencyAccount: AgencyAccount;
  switchBankAutomatic: BankBook;
  switchEachProvider: List<BulkOutcome>;
  switchEachUser: List<BulkOutcome>;
  switchProvider: Provider;
  switchServiceAccount: ServiceAccount;
  switchWebhook: Webhook;
  takeBackPastSales: PastSaleImport;
  takeBackProviders: ProviderImport;
  takeClaim: Claim;
  takeEachClaim: List<BulkOutcome>;
  takeOffTwoFactor: string;
  takeOverClosing: ClosingState;
  testWebhook: string;
  typeBankBalances: BankBook;
  undoBankBacking: BankMovement;
  undoBankImport: BankImport;
  undoBankPart: BankMovement;
  undoEachQuoteAssignment: List<BulkOutcome>;
  undoQuoteAssignment: Quote;
  undoSettlement: BankSettlement;
  unlockUser: UnlockedAccount;
  updateAccountingSettings: AccountingSettings;
  updateAddendum: Addendum;
  updateAgencyAccount: AgencyAccount;
  updateAgencyPicture: AgencyPicture;
  updateAgencySettings: AgencySettings;
  updateAgencySigner: AgencySettings;
  updateBankingData: BankingData;
  updateCarouselSlide: CarouselSlide;
  updateCommission: Commission;
  updateCommissionConfig: CommissionConfig;
  updateContract: Contract;
  updateContractTemplate: ContractTemplate;
  updateCustomer: Customer;
  updateCustomerPaper: CustomerPaper;
  updateLibraryDayText: LibraryDayText;
  updateLibraryService: LibraryService;
  updateNotificationPreferences: NotificationPreferences;
  updatePackage: Package;
  updatePassenger: Passenger;
  updatePopup: Popup;
  updateProfile: User;
  updateProvider: Provider;
  updateQuote: Quote;
  updateRaffle: Raffle;
  updateReservation: Reservation;
  updateServiceAccount: ServiceAccount;
  updateUser: User;
  updateVideo: Video;
  updateWebhook: Webhook;
  uploadPicture: User;
  uploadStaffDocument: StaffDocumentUpload;
  upsertQuoteCalculation: QuoteCalculation;
  verifyEachPayment: List<BulkOutcome>;
  verifyPayment: Payment;
  voidPurchase: ContractItem;
  withdrawAddendum: Addendum;
  withdrawClaim: OwnClaim;
  withdrawContractReminder: boolean;
  withdrawNumberingRange: NumberingRange;
  withdrawObjection: CommissionObjection;
  withdrawPayment: Payment;
  withdrawPaymentPromise: boolean;
  withdrawPayoutApproval: PayoutApproval;
  withdrawQuoteReminder: boolean;
  withdrawReport: OwnContract;
  wordMessage: List<Message>;
}

interface NewAccessToken {
  __typename: "NewAccessToken";
  id: string;
  token: string;
}

interface NewWebhookSecret {
  __typename: "NewWebhookSecret";
  id: string;
  secret: string;
}

interface NextPayment {
  __typename: "NextPayment";
  fechaVencimiento: string;
  monto: number;
}

interface NoPopup {
  __typename: "NoPopup";
  isActive: boolean;
  popups: List<Popup>;
}

interface NodeMetrics {
  __typename: "NodeMetrics";
  commissions: number;
  contracts: number;
  openQuotes: number;
  quotes: number;
  sales: number;
}

interface NoticeBatch {
  __typename: "NoticeBatch";
  createdAt: string;
  finishedAt: string;
  id: string;
  message: string;
  priority: Enums.NotificationPriority;
  title: string;
  told: number;
  total: number;
}

interface NotifiablePage {
  __typename: "NotifiablePage";
  items: List<User>;
  page: number;
  total: number;
  totalPages: number;
}

interface Notification {
  __typename: "Notification";
  category: Enums.NotificationCategory;
  createdAt: string;
  data: any;
  id: string;
  link: string;
  message: string;
  priority: Enums.NotificationPriority;
  read: boolean;
  readAt: string;
  title: string;
  type: string;
  updatedAt: string;
  userId: number;
  version: number;
}

interface NotificationPage {
  __typename: "NotificationPage";
  items: List<Notification>;
  page: number;
  total: number;
  totalPages: number;
}

interface NotificationPreferences {
  __typename: "NotificationPreferences";
  email: boolean;
  marketingEmails: boolean;
  paymentReminders: boolean;
  push: boolean;
  quotesUpdates: boolean;
  sms: boolean;
  systemAlerts: boolean;
}

interface NumberingRange {
  __typename: "NumberingRange";
  aviso: string;
  createdAt: string;
  createdBy: Person;
  desde: number;
  hasta: number;
  id: string;
  kind: Enums.NumberedKind;
  prefijo: string;
  pruebas: boolean;
  quedan: number;
  resolucion: string;
  retiredAt: string;
  ultimo: number;
  updatedAt: string;
  version: number;
  vigenteDesde: string;
  vigenteHasta: string;
  warnedAt: string;
}

interface OfferExtra {
  __typename: "OfferExtra";
  detail: string;
  key: string;
  kind: Enums.ExtraKind;
  name: string;
  price: number;
  pricePerPerson: number;
}

interface OfferFlight {
  __typename: "OfferFlight";
  aerolinea: string;
  destino: string;
  equipaje: string;
  llegada: string;
  origen: string;
  salida: string;
  vuelo: string;
}

interface OfferLine {
  __typename: "OfferLine";
  detail: string;
  title: string;
}

interface OfferOption {
  __typename: "OfferOption";
  creditos: List<string>;
  extras: List<OfferExtra>;
  flights: List<OfferFlight>;
  id: string;
  itinerario: List<ItineraryDay>;
  lines: List<OfferLine>;
  name: string;
  noIncluye: List<string>;
  precioPorPersona: number;
  precioTotal: number;
  recommended: boolean;
  stays: List<OfferStay>;
  totalDescuento: number;
}

interface OfferPreview {
  __typename: "OfferPreview";
  mail: string;
  message: string;
  page: string;
  subject: string;
}

interface OfferStay {
  __typename: "OfferStay";
  acomodacion: Enums.AcomodacionHotel;
  categoria: string;
  ciudad: string;
  encanto: string;
  entrada: string;
  imagenes: List<string>;
  noches: number;
  nombre: string;
}

interface OfferedAct {
  __typename: "OfferedAct";
  allowed: boolean;
  name: string;
  reason: string;
}

interface OnlineAcceptance {
  __typename: "OnlineAcceptance";
  permalink: string;
  token: string;
}

interface OnlineAttempt {
  __typename: "OnlineAttempt";
  bankUrl: string;
  cancelado: boolean;
  contractId: string;
  enRevision: boolean;
  id: string;
  medio: Enums.MedioEnLinea;
  monto: number;
  motivo: string;
  orderId: string;
  payment: OnlinePayment;
  proximoPago: OnlineNextPayment;
  reference: string;
  status: Enums.AttemptStatus;
  transaction: OnlineTransaction;
}

interface OnlineBill {
  __typename: "OnlineBill";
  destino: string;
  montoSugerido: number;
  motivo: string;
  pagador: OnlinePayer;
  porPagar: number;
  precioTotal: number;
  saldoPendiente: number;
  titulo: string;
}

interface OnlineCheckout {
  __typename: "OnlineCheckout";
  montoMinimo: number;
  personalData: OnlineAcceptance;
  providerUrl: string;
  publicKey: string;
  terms: OnlineAcceptance;
}

interface OnlineNextPayment {
  __typename: "OnlineNextPayment";
  fechaVencimiento: string;
  monto: number;
}

interface OnlinePayer {
  __typename: "OnlinePayer";
  correo: string;
  nombre: string;
}

interface OnlinePayment {
  __typename: "OnlinePayment";
  id: string;
  monto: number;
  status: Enums.PaymentStatus;
  wompiReference: string;
  wompiTransactionId: string;
}

interface OnlineTransaction {
  __typename: "OnlineTransaction";
  id: string;
  reference: string;
  status: string;
}

interface Onlooker {
  __typename: "Onlooker";
  id: number;
  initials: string;
  name: string;
}

interface OpenAccess {
  __typename: "OpenAccess";
  endsWithPassword: boolean;
  expiresAt: string;
  id: string;
  kind: Enums.OpenAccessKind;
  lastUsedAt: string;
  mayEnd: boolean;
  name: string;
  pausedAt: string;
  person: string;
  since: string;
}

interface OpenAccessPage {
  __typename: "OpenAccessPage";
  items: List<OpenAccess>;
  page: number;
  total: number;
  totalPages: number;
}

interface Opening {
  __typename: "Opening";
  confirmedAt: string;
  confirmedBy: Person;
  createdAt: string;
  dia: string;
  id: string;
  lines: List<OpeningLine>;
  mes: string;
  updatedAt: string;
  version: number;
}

interface OpeningLine {
  __typename: "OpeningLine";
  accountId: string;
  centavos: number;
  clase: Enums.OpeningKind;
  contractId: string;
  createdAt: string;
  id: string;
  monto: number;
  nombre: string;
  proposed: boolean;
  providerId: string;
  updatedAt: string;
  version: number;
}

interface OperationState {
  __typename: "OperationState";
  dossier: number;
  export: number;
  mail: number;
  picture: number;
  providerEvent: number;
  queues: List<WaitingQueue>;
  task: number;
  unconfirmedPayment: number;
  waitingMail: number;
}

interface OptionalFeatureState {
  __typename: "OptionalFeatureState";
  feature: Enums.OptionalFeature;
  hidden: boolean;
  reason: string;
}

interface Organization {
  __typename: "Organization";
  hierarchy: Hierarchy;
  period: Enums.ReportPeriod;
  team: List<OrganizationNode>;
  totals: NodeMetrics;
  user: OrganizationNode;
}

interface OrganizationNode {
  __typename: "OrganizationNode";
  accountLockedUntil: string;
  email: string;
  gerenteId: number;
  id: number;
  image: string;
  imageUrl: string;
  invitedAt: string;
  isActive: boolean;
  lastname: string;
  liderId: number;
  metrics: NodeMetrics;
  name: string;
  people: number;
  phone: string;
  role: number;
  supervisorId: number;
  team: List<OrganizationNode>;
  teamMetrics: NodeMetrics;
}

interface OtherPart {
  __typename: "OtherPart";
  cobro: Cobro;
  costo: number;
  descripcion: string;
  opcional: boolean;
  proveedor: string;
}

interface OwnAddendum {
  __typename: "OwnAddendum";
  id: string;
  number: number;
  sentAt: string;
  sentTo: string;
}

interface OwnAdvisor {
  __typename: "OwnAdvisor";
  email: string;
  lastname: string;
  name: string;
  phone: string;
  picture: string;
}

interface OwnCancellation {
  __typename: "OwnCancellation";
  answer: string;
  createdAt: string;
  reason: string;
  status: Enums.CancellationStatus;
}

interface OwnChargeback {
  __typename: "OwnChargeback";
  answer: string;
  cause: Enums.ChargebackCause;
  dueOn: string;
  id: string;
  number: string;
  paymentId: string;
  status: Enums.ChargebackStatus;
}

interface OwnClaim {
  __typename: "OwnClaim";
  answer: string;
  answerFiles: List<ClaimFile>;
  answeredAt: string;
  closeReason: string;
  closedAt: string;
  completion: string;
  dataRight: Enums.DataRight;
  detail: string;
  dueOn: string;
  emailConfirmedAt: string;
  extended: boolean;
  extensionReason: string;
  filedOn: string;
  files: List<ClaimFile>;
  id: string;
  identity: Enums.ClaimIdentity;
  kind: Enums.ClaimKind;
  lapsesOn: string;
  missing: string;
  number: string;
  status: Enums.ClaimStatus;
}

interface OwnContract {
  __typename: "OwnContract";
  addendum: OwnAddendum;
  advisor: OwnAdvisor;
  asksCode: string;
  cancellation: OwnCancellation;
  chargebacks: List<OwnChargeback>;
  contractNumber: string;
  destino: string;
  diasHastaViaje: number;
  fechaFinViaje: string;
  fechaInicioViaje: string;
  hasPdf: boolean;
  id: string;
  numeroPasajeros: number;
  origen: string;
  payments: List<OwnPayment>;
  plan: List<PlanLine>;
  porRegistrar: number;
  porVerificar: number;
  precioTotal: number;
  quoteId: string;
  refunds: List<OwnRefund>;
  retracto: OwnRetracto;
  saldoPendiente: number;
  services: List<OwnService>;
  signedAt: string;
  smsCodeTo: string;
  status: Enums.ContractStatus;
  totalPagado: number;
  travellers: List<OwnTraveller>;
  trip: Trip;
  turns: List<OwnTurn>;
  vouchers: List<OwnVoucher>;
}

interface OwnPayment {
  __typename: "OwnPayment";
  cardBrand: string;
  cardLastFour: string;
  claimable: boolean;
  fechaPago: string;
  id: string;
  medio: Enums.MedioDePago;
  monto: number;
  reason: string;
  receiptNumber: string;
  reference: string;
  status: Enums.PaymentStatus;
  tipoPago: Enums.TipoPago;
  withdrawable: boolean;
}

interface OwnRecords {
  __typename: "OwnRecords";
  comisiones: boolean;
  puntos: boolean;
  reservas: boolean;
}

interface OwnRefund {
  __typename: "OwnRefund";
  accountMasked: string;
  contractId: string;
  dueOn: string;
  hasAccount: boolean;
  id: string;
  monto: number;
  orderId: string;
  paidOn: string;
  reason: Enums.RefundReason;
  status: Enums.RefundStatus;
  title: string;
}

interface OwnRetracto {
  __typename: "OwnRetracto";
  open: boolean;
  terms: OwnRetractoTerms;
  until: string;
}

interface OwnRetractoTerms {
  __typename: "OwnRetractoTerms";
  chooses: boolean;
  daysBefore: number;
  flightPrice: number;
  hours: number;
  mostKept: number;
  services: number;
  servicesBy: string;
  tickets: number;
  ticketsBy: string;
  ticketsReturn: boolean;
  ticketsUntil: string;
}

interface OwnService {
  __typename: "OwnService";
  bought: boolean;
  tipo: Enums.ItemTipo;
}

interface OwnSession {
  __typename: "OwnSession";
  address: string;
  beganAt: string;
  browser: string;
  current: boolean;
  id: string;
  lastUsedAt: string;
}

interface OwnTraveller {
  __typename: "OwnTraveller";
  id: string;
  lacks: string;
  name: string;
  titular: boolean;
}

interface OwnTrip {
  __typename: "OwnTrip";
  amount: number;
  comeback: string;
  departure: string;
  destination: string;
  due: string;
  id: string;
  kind: Enums.OwnTripKind;
  number: string;
  origin: string;
  price: number;
  stage: Enums.TripStage;
  status: string;
  step: Enums.TripStep;
  travellers: number;
}

interface OwnTurn {
  __typename: "OwnTurn";
  act: string;
  sentence: string;
}

interface OwnVoucher {
  __typename: "OwnVoucher";
  filename: string;
  id: string;
  itemId: string;
  service: string;
  tipo: Enums.ItemTipo;
  url: string;
}

interface Package {
  __typename: "Package";
  acts: List<OfferedAct>;
  category: string;
  chars: List<string>;
  city: string;
  condiciones: string;
  createdAt: string;
  creditos: List<string>;
  cuotaInicial: number;
  cuotaInicialPorcentaje: number;
  cuotas: number;
  cupos: number;
  days: number;
  desde: number;
  destino: string;
  detail: string;
  fechas: List<Departure>;
  hoteles: List<PackageHotel>;
  id: number;
  imageUrls: List<string>;
  images: List<string>;
  incluye: List<string>;
  isActive: boolean;
  isArchived: boolean;
  isYapaya: boolean;
  itinerario: List<PackageDay>;
  lat: string;
  lng: string;
  location: string;
  noIncluye: List<string>;
  preguntas: List<PackageQuestion>;
  price: number;
  slug: string;
  title: string;
  updatedAt: string;
  valorCuota: number;
  version: number;
}

interface PackageDay {
  __typename: "PackageDay";
  imagen: string;
  imagenUrl: string;
  lugar: string;
  texto: string;
  titulo: string;
}

interface PackageDestination {
  __typename: "PackageDestination";
  destino: string;
  from: number;
  image: string;
  packages: number;
}

interface PackageHotel {
  __typename: "PackageHotel";
  categoria: string;
  ciudad: string;
  noches: number;
  nombre: string;
}

interface PackagePage {
  __typename: "PackagePage";
  items: List<Package>;
  page: number;
  total: number;
  totalPages: number;
}

interface PackageQuestion {
  __typename: "PackageQuestion";
  pregunta: string;
  respuesta: string;
}

interface PackageStats {
  __typename: "PackageStats";
  departures: List<ComingDeparture>;
  destino: string;
  id: number;
  people: number;
  reservations: number;
  revenue: number;
  title: string;
}

interface PageText {
  __typename: "PageText";
  draft: string;
  draftedAt: string;
  html: string;
  key: Enums.PageTextKey;
  published: string;
  publishedAt: string;
  version: number;
}

interface Pagination {
  __typename: "Pagination";
  limit: number;
  page: number;
  total: number;
  totalPages: number;
}

interface PaidFor {
  __typename: "PaidFor";
  article: string;
  cancelled: boolean;
  clientTrip: ClientTrip;
  contractId: string;
  contractNumber: string;
  kind: Enums.PayableKind;
  name: string;
  noun: string;
  orderId: string;
  receiptsTo: string;
}

interface PaidInto {
  __typename: "PaidInto";
  copied: string;
  holder: string;
  id: string;
  isBankQr: boolean;
  name: string;
  note: string;
  number: string;
  qr: string;
}

interface Passenger {
  __typename: "Passenger";
  acompanante: string;
  apellido: string;
  ciudad: string;
  completo: boolean;
  createdAt: string;
  direccion: string;
  documentoIdentidad: string;
  email: string;
  fechaNacimiento: string;
  id: string;
  nombre: string;
  pais: string;
  permisoSalida: boolean;
  quoteId: string;
  telefono: string;
  tipo: Enums.TipoPasajero;
  tipoDocumento: Enums.TipoDocumento;
  titular: boolean;
  updatedAt: string;
  vencimientoPasaporte: string;
  version: number;
  viajaCon: Enums.ViajaCon;
}

interface PassengerDraft {
  __typename: "PassengerDraft";
  byStaff: boolean;
  createdAt: string;
  id: string;
  listVersion: number;
  passengers: List<DraftedPassenger>;
  updatedAt: string;
  version: number;
}

interface PassengerLink {
  __typename: "PassengerLink";
  link: string;
  quote: Quote;
  quoteId: string;
}

interface PassengerPrefill {
  __typename: "PassengerPrefill";
  apellido: string;
  ciudad: string;
  direccion: string;
  documentoIdentidad: string;
  email: string;
  fechaNacimiento: string;
  nombre: string;
  pais: string;
  telefono: string;
  tipoDocumento: Enums.TipoDocumento;
}

interface PassengersSummary {
  __typename: "PassengersSummary";
  allPassengers: List<Passenger>;
  completos: number;
  total: number;
}

interface Passkey {
  __typename: "Passkey";
  backedUp: boolean;
  createdAt: string;
  id: string;
  lastUsedAt: string;
  name: string;
}

interface PastSale {
  __typename: "PastSale";
  destino: string;
  fecha: string;
  id: string;
  pagado: number;
  precio: number;
}

interface PastSaleImport {
  __typename: "PastSaleImport";
  createdAt: string;
  createdBy: Person;
  filename: string;
  id: string;
  lines: number;
  takenBackAt: string;
  takenBackBy: Person;
  total: number;
  updatedAt: string;
  version: number;
}

interface PastSaleImportPage {
  __typename: "PastSaleImportPage";
  items: List<PastSaleImport>;
  page: number;
  total: number;
  totalPages: number;
}

interface PastSalePreview {
  __typename: "PastSalePreview";
  doubtful: number;
  doubtfulTotal: number;
  layout: ImportLayout;
  linked: number;
  ok: number;
  refused: number;
  shown: List<PreviewedPastSale>;
  total: number;
}

interface PastSalesChart {
  __typename: "PastSalesChart";
  data: List<number>;
  labels: List<string>;
}

interface PastSalesYear {
  __typename: "PastSalesYear";
  conCosto: number;
  conPagado: number;
  costo: number;
  pagado: number;
  precio: number;
  ventas: number;
  year: number;
}

interface Payment {
  __typename: "Payment";
  acts: List<OfferedAct>;
  balanceAfter: number;
  bancoOrigen: string;
  cardBrand: string;
  cardLastFour: string;
  claimActs: List<OfferedAct>;
  comprobanteFileId: string;
  comprobanteUrl: string;
  contract: Contract;
  contractId: string;
  createdAt: string;
  createdBy: Person;
  createdById: number;
  cuentaAgencia: ReceivingAccount;
  cuentaAgenciaId: string;
  decisionNote: string;
  efectivoReportable: boolean;
  enReclamo: boolean;
  esperaProveedor: boolean;
  fechaPago: string;
  id: string;
  medio: Enums.MedioDePago;
  mesCerrado: string;
  metadatos: any;
  monto: number;
  observaciones: string;
  orderId: string;
  origenFondos: string;
  pagadorEmail: string;
  pagadorNombre: string;
  pagadorTelefono: string;
  paidFor: PaidFor;
  pideMotivo: boolean;
  porCobrar: number;
  posibleDuplicado: boolean;
  receiptNumber: string;
  reciboPdfUrl: string;
  referenciaPago: string;
  registeredByMe: boolean;
  registrationNote: string;
  reportedByClient: boolean;
  respaldado: number;
  retencionCertificado: string;
  retencionCertificadoDia: string;
  retencionCertificadoFileId: string;
  retencionIca: number;
  retencionIva: number;
  retencionRenta: number;
  retenido: number;
  reversalReason: string;
  reversedAt: string;
  saldoPendiente: number;
  shownStatus: string;
  sinRespaldo: boolean;
  sospechas: List<Suspicion>;
  status: Enums.PaymentStatus;
  suspicionFacts: any;
  sustentaDevolucion: boolean;
  sustentaRetenido: boolean;
  thirdParty: ThirdParty;
  tipoPago: Enums.TipoPago;
  traidoPor: string;
  turn: Turn;
  turns: List<Turn>;
  updatedAt: string;
  verifiedAt: string;
  verifiedBy: Person;
  verifiedById: number;
  version: number;
  wompiReference: string;
  wompiTransactionId: string;
}

interface PaymentCounters {
  __typename: "PaymentCounters";
  inReview: number;
  pending: number;
  pendingValue: number;
  rejected: number;
  reversed: number;
  verified: number;
  verifiedValue: number;
}

interface PaymentEvent {
  __typename: "PaymentEvent";
  actorName: string;
  at: string;
  id: string;
  note: string;
  tipo: Enums.PaymentEventKind;
}

interface PaymentFollowUpPage {
  __typename: "PaymentFollowUpPage";
  completados: number;
  conVencimientos: number;
  items: List<FollowedContract>;
  page: number;
  pagosParciales: number;
  saldoPendiente: number;
  total: number;
  totalContratos: number;
  totalPages: number;
  vencidos: number;
}

interface PaymentInfo {
  __typename: "PaymentInfo";
  contractId: string;
  contractNumber: string;
  destino: string;
  precioTotal: number;
  proximoPago: NextPayment;
  saldoPendiente: number;
}

interface PaymentPage {
  __typename: "PaymentPage";
  items: List<Payment>;
  page: number;
  total: number;
  totalPages: number;
}

interface PaymentPromise {
  __typename: "PaymentPromise";
  createdAt: string;
  createdBy: Person;
  createdById: number;
  day: string;
  id: string;
  monto: number;
  updatedAt: string;
  version: number;
}

interface PaymentsByMonth {
  __typename: "PaymentsByMonth";
  cantidad: number;
  mes: string;
  total: number;
}

interface PaymentsByType {
  __typename: "PaymentsByType";
  cantidad: number;
  tipoPago: Enums.TipoPago;
  total: number;
}

interface PaymentsReceived {
  __typename: "PaymentsReceived";
  cuenta: ReceivingAccount;
  hoyCantidad: number;
  hoyTotal: number;
  medio: Enums.MedioDePago;
  mesCantidad: number;
  mesTotal: number;
}

interface PaymentsSummary {
  __typename: "PaymentsSummary";
  devoluciones: number;
  porMes: List<PaymentsByMonth>;
  porTipo: List<PaymentsByType>;
  totalNeto: number;
  totalPagos: number;
  totalPendiente: number;
  totalRechazado: number;
  totalVerificado: number;
}

interface Payout {
  __typename: "Payout";
  approvalId: string;
  approvalStatus: Enums.ApprovalStatus;
  approvedBy: string;
  maskedAccount: string;
  monto: number;
  needsSecondPerson: boolean;
  payable: boolean;
  payee: string;
  warnings: List<string>;
}

interface PayoutApproval {
  __typename: "PayoutApproval";
  acts: List<OfferedAct>;
  approvedAt: string;
  approvedBy: Person;
  approvedById: number;
  askedBy: Person;
  askedById: number;
  concept: string;
  createdAt: string;
  current: boolean;
  id: string;
  kind: Enums.PayoutKind;
  maskedAccount: string;
  monto: number;
  payee: string;
  spentAt: string;
  spentBy: Person;
  status: Enums.ApprovalStatus;
  subjectId: string;
  updatedAt: string;
  version: number;
  withdrawnAt: string;
}

interface PayoutApprovalPage {
  __typename: "PayoutApprovalPage";
  items: List<PayoutApproval>;
  page: number;
  total: number;
  totalPages: number;
}

interface PayoutPreview {
  __typename: "PayoutPreview";
  bruto: number;
  lines: number;
  neto: number;
  problema: string;
  reteIca: number;
  retefuente: number;
  sellers: List<PayoutSeller>;
}

interface PayoutSeller {
  __typename: "PayoutSeller";
  ajustes: number;
  avisos: List<string>;
  comisiones: number;
  cuenta: string;
  documento: Enums.AcquisitionOutcome;
  lines: number;
  neto: number;
  nombre: string;
  porAprobar: List<UnapprovedLine>;
  preguntaRetencion: boolean;
  reteIca: number;
  retefuente: number;
  retencion: List<string>;
  vendedorId: number;
}

interface PdfInfo {
  __typename: "PdfInfo";
  filename: string;
  generatedAt: string;
  sentVersion: number;
  size: number;
}

interface Person {
  __typename: "Person";
  email: string;
  id: number;
  lastname: string;
  name: string;
  phone: string;
  role: number;
}

interface PersonalDataFiles {
  __typename: "PersonalDataFiles";
  files: List<File>;
  json: File;
  pdf: File;
}

interface PlanLine {
  __typename: "PlanLine";
  descripcion: string;
  estado: Enums.PlanLineState;
  fechaPago: string;
  fechaVencimiento: string;
  id: string;
  monto: number;
  numero: number;
  pagado: number;
  porVerificar: number;
  porcentaje: number;
  tipo: Enums.PlanLineKind;
}

interface PointMovement {
  __typename: "PointMovement";
  at: string;
  balance: number;
  customerName: string;
  id: string;
  kind: Enums.PointKind;
  points: number;
  reason: string;
}

interface PointMovementPage {
  __typename: "PointMovementPage";
  items: List<PointMovement>;
  page: number;
  total: number;
  totalPages: number;
}

interface Popup {
  __typename: "Popup";
  acts: List<OfferedAct>;
  boton: string;
  content: string;
  createdAt: string;
  endsOn: string;
  id: string;
  image: string;
  imageUrl: string;
  isActive: boolean;
  link: string;
  startsOn: string;
  title: string;
  updatedAt: string;
  version: number;
}

interface PreviewedCustomer {
  __typename: "PreviewedCustomer";
  choices: List<Enums.ImportLineChoice>;
  line: number;
  name: string;
  reasons: List<string>;
  state: Enums.ImportLineState;
}

interface PreviewedMovement {
  __typename: "PreviewedMovement";
  amount: number;
  centavos: number;
  day: string;
  kind: Enums.MovementKind;
  line: number;
  reference: string;
  text: string;
}

interface PreviewedPastSale {
  __typename: "PreviewedPastSale";
  cliente: string;
  fecha: string;
  line: number;
  precio: number;
  reasons: List<string>;
  state: Enums.ImportLineState;
}

interface PreviewedProvider {
  __typename: "PreviewedProvider";
  choices: List<Enums.ImportLineChoice>;
  line: number;
  name: string;
  reasons: List<string>;
  state: Enums.ImportLineState;
}

interface PreviewedTransaction {
  __typename: "PreviewedTransaction";
  day: string;
  gross: ExactMoney;
  known: boolean;
  line: number;
  net: ExactMoney;
  payer: string;
  paymentId: string;
  paymentName: string;
  reference: string;
  status: Enums.SettledStatus;
}

interface PriceDifference {
  __typename: "PriceDifference";
  cotizado: number;
  diferencia: number;
  real: number;
  tipo: Enums.TipoDiferencia;
}

interface ProfitContract {
  __typename: "ProfitContract";
  cliente: string;
  destino: string;
  id: string;
  numero: string;
  precioTotal: number;
}

interface ProfitFigures {
  __typename: "ProfitFigures";
  devoluciones: number;
  diferenciaPrecios: number;
  gananciaNeta: number;
  gananciaOperacional: number;
  margenGanancia: number;
  totalCompras: number;
  totalPagos: number;
}

interface PromisedItem {
  __typename: "PromisedItem";
  descripcion: string;
  detalle: any;
  tipo: Enums.ItemTipo;
}

interface Provider {
  __typename: "Provider";
  accountChangedAt: string;
  accountChangedBy: Person;
  accountHolder: string;
  accountHolderDocument: string;
  accountKind: Enums.TipoCuenta;
  accountNumber: string;
  accountReplaced: boolean;
  active: boolean;
  acts: List<OfferedAct>;
  bank: string;
  bought: number;
  chargesVat: boolean;
  city: string;
  claimed: number;
  contacts: List<ProviderContact>;
  createdAt: string;
  documents: List<ProviderDocument>;
  id: string;
  largeTaxpayer: boolean;
  mandate: boolean;
  mandateAnsweredAt: string;
  mandateAnsweredBy: Person;
  maskedAccount: string;
  mergedAt: string;
  mergedInto: Provider;
  name: string;
  names: List<ProviderName>;
  nextDue: string;
  nit: string;
  notes: string;
  onTimeRate: number;
  overdue: number;
  owed: number;
  paymentDays: number;
  paymentTerms: string;
  purchaseCount: number;
  selfWithholding: boolean;
  status: Enums.ProviderStatus;
  taxRegime: Enums.TaxRegime;
  updatedAt: string;
  version: number;
}

interface ProviderClaim {
  __typename: "ProviderClaim";
  acts: List<OfferedAct>;
  compra: ClaimedPurchase;
  createdAt: string;
  dia: string;
  estado: Enums.ProviderClaimState;
  id: string;
  monto: number;
  note: string;
  purchaseId: string;
  returnedAt: string;
  returnedBy: Person;
  returnedOn: string;
  updatedAt: string;
  version: number;
}

interface ProviderContact {
  __typename: "ProviderContact";
  email: string;
  name: string;
  phone: string;
  position: string;
}

interface ProviderContract {
  __typename: "ProviderContract";
  bought: number;
  client: string;
  contractId: string;
  contractNumber: string;
  destino: string;
  owed: number;
  purchases: number;
}

interface ProviderCounters {
  __typename: "ProviderCounters";
  active: number;
  inactive: number;
  owed: number;
  owedValue: number;
}

interface ProviderDocument {
  __typename: "ProviderDocument";
  createdAt: string;
  createdBy: Person;
  fileId: string;
  filename: string;
  id: string;
  kind: Enums.ProviderDocumentKind;
  updatedAt: string;
  version: number;
}

interface ProviderDue {
  __typename: "ProviderDue";
  accountChangedAt: string;
  accountChangedById: number;
  accountReplaced: boolean;
  approvedById: number;
  bank: string;
  contractId: string;
  contractNumber: string;
  dueOn: string;
  estado: Enums.EstadoPago;
  id: string;
  installmentId: string;
  item: string;
  maskedAccount: string;
  monto: number;
  needsSecondPerson: boolean;
  nit: string;
  number: number;
  of: number;
  paidOn: string;
  provider: string;
  providerId: string;
  purchaseId: string;
  thirdParty: ThirdParty;
}

interface ProviderDueFigures {
  __typename: "ProviderDueFigures";
  dueCount: number;
  later: number;
  laterCount: number;
  overdue: number;
  overdueCount: number;
  paidCount: number;
  undated: number;
  undatedCount: number;
  week: number;
  weekCount: number;
  weeks: List<DueWeek>;
}

interface ProviderDuePage {
  __typename: "ProviderDuePage";
  items: List<ProviderDue>;
  page: number;
  total: number;
  totalPages: number;
}

interface ProviderImport {
  __typename: "ProviderImport";
  createdAt: string;
  createdBy: Person;
  filename: string;
  id: string;
  lines: number;
  takenBackAt: string;
  takenBackBy: Person;
  there: number;
  updatedAt: string;
  version: number;
}

interface ProviderImportPage {
  __typename: "ProviderImportPage";
  items: List<ProviderImport>;
  page: number;
  total: number;
  totalPages: number;
}

interface ProviderImportPreview {
  __typename: "ProviderImportPreview";
  asked: number;
  doubtful: number;
  known: number;
  layout: ImportLayout;
  ok: number;
  refused: number;
  repeated: number;
  shown: List<PreviewedProvider>;
}

interface ProviderName {
  __typename: "ProviderName";
  createdAt: string;
  id: string;
  name: string;
  updatedAt: string;
  version: number;
}

interface ProviderPage {
  __typename: "ProviderPage";
  items: List<Provider>;
  page: number;
  total: number;
  totalPages: number;
}

interface ProviderPayment {
  __typename: "ProviderPayment";
  comprobanteFileId: string;
  createdAt: string;
  createdBy: Person;
  fechaPago: string;
  id: string;
  lines: number;
  metodoPago: Enums.MetodoPago;
  observaciones: string;
  total: number;
  updatedAt: string;
  version: number;
}

interface ProviderPurchase {
  __typename: "ProviderPurchase";
  comprobanteFileId: string;
  contractId: string;
  contractNumber: string;
  costo: number;
  dueOn: string;
  estado: Enums.EstadoPago;
  fechaCompra: string;
  id: string;
  item: string;
  proveedor: string;
  saldoPendiente: number;
}

interface ProviderPurchasePage {
  __typename: "ProviderPurchasePage";
  items: List<ProviderPurchase>;
  page: number;
  total: number;
  totalPages: number;
}

interface ProviderSpending {
  __typename: "ProviderSpending";
  comprado: number;
  compras: number;
  id: string;
  name: string;
  pagado: number;
  pendiente: number;
}

interface ProviderSpendingPage {
  __typename: "ProviderSpendingPage";
  comprado: number;
  items: List<ProviderSpending>;
  pagado: number;
  page: number;
  pendiente: number;
  total: number;
  totalPages: number;
}

interface PseBank {
  __typename: "PseBank";
  code: string;
  name: string;
}

interface PublicSettings {
  __typename: "PublicSettings";
  address: string;
  colour: string;
  email: string;
  facebook: string;
  hiddenFeatures: List<Enums.OptionalFeature>;
  horarioDomingo: string;
  horarioSabado: string;
  horarioSemana: string;
  instagram: string;
  legalName: string;
  logo: string;
  mailsWait: boolean;
  name: string;
  nit: string;
  notices: List<LegalNotice>;
  phone: string;
  rnt: string;
  sms: boolean;
  supportEmail: string;
  supportPhone: string;
  tiktok: string;
  whatsapp: string;
  wompiPublicKey: string;
  youtube: string;
}

interface Purchase {
  __typename: "Purchase";
  aPagar: number;
  acts: List<OfferedAct>;
  approvedById: number;
  baseGravable: number;
  comprobanteFileId: string;
  comprobanteUrl: string;
  contractItemId: string;
  costo: number;
  costoCotizado: number;
  createdAt: string;
  createdBy: Person;
  cuotasPagadas: number;
  diferenciaPrecio: number;
  estadoContrato: Enums.ContractStatus;
  estadoPago: Enums.EstadoPago;
  fechaCompra: string;
  fechaVencimientoPago: string;
  id: string;
  installments: List<Installment>;
  iva: number;
  mesCerrado: string;
  moneda: Enums.Moneda;
  needsSecondPerson: boolean;
  numeroCuotas: number;
  observaciones: string;
  paidAt: string;
  proveedor: string;
  provider: Provider;
  providerId: string;
  providerPayment: ProviderPayment;
  reteIca: number;
  reteIva: number;
  retefuente: number;
  retenido: number;
  saldoPendiente: number;
  tipoComprobante: Enums.TipoComprobante;
  tipoPago: Enums.TipoPagoCompra;
  updatedAt: string;
  version: number;
  voidReason: string;
  voidedAt: string;
}

interface PurchasePayload {
  __typename: "PurchasePayload";
  installment: Installment;
  installments: List<Installment>;
  item: ContractItem;
  priceDifference: PriceDifference;
  purchase: Purchase;
}

interface PurchaseSummary {
  __typename: "PurchaseSummary";
  advertencia: number;
  completados: number;
  criticos: number;
  diferencia: number;
  progreso: number;
  sinFecha: number;
  totalComprado: number;
  totalCotizado: number;
  totalItems: number;
  vencidos: number;
}

interface PurchasesFinancialSummary {
  __typename: "PurchasesFinancialSummary";
  cuotasPendientes: number;
  cuotasProximas: number;
  cuotasVencidas: number;
  diferencia: number;
  itemsComprados: number;
  itemsPagados: number;
  itemsTotal: number;
  margenBruto: number;
  precioContrato: number;
  saldoPendiente: number;
  totalComprado: number;
  totalCotizado: number;
  totalPagado: number;
}

interface Query {
  __typename: "Query";
  accountLink: Enums.AccountLink;
  accountingAccounts: List<MappedAccount>;
  accountingMonth: AccountingMonth;
  accountingMonths: AccountingMonthPage;
  accountingSettings: AccountingSettings;
  activePopups: List<Popup>;
  addenda: List<Addendum>;
  addendumToSign: AddendumPage;
  agencyAccounts: List<AgencyAccount>;
  agencyPictures: List<AgencyPicture>;
  agencySettings: AgencySettings;
  allContractsToInvoice: List<Contract>;
  allInvoices: List<Invoice>;
  approvalRule: ApprovalRule;
  askedEmailChange: AskedEmailChange;
  auditChain: AuditChain;
  auditEntries: HistoryPage;
  backablePayments: PaymentPage;
  bankAccounts: List<AgencyAccount>;
  bankBalances: List<BankPeriod>;
  bankBooks: List<BankBook>;
  bankCounters: BankCounters;
  bankImports: BankImportPage;
  bankMovement: BankMovement;
  bankMovements: BankMovementPage;
  bankRules: List<BankRule>;
  bankSettlement: BankSettlement;
  bankSettlements: BankSettlementPage;
  bankTargets: List<BankTarget>;
  bankingData: BankingData;
  cancellationOutcome: CancellationOutcome;
  cancellationRequests: List<CancellationRequest>;
  carouselSlides: List<CarouselSlide>;
  cashFlow: CashFlow;
  cashFlowEntries: CashFlowEntryPage;
  cashOfMonth: CashOfMonth;
  changes: ChangePage;
  chargeback: Chargeback;
  chargebackCounters: ChargebackCounters;
  chargebacks: ChargebackPage;
  checkEmail: EmailOwner;
  claim: Claim;
  claimCounters: ClaimCounters;
  claims: ClaimPage;
  closedMonths: List<string>;
  closing: ClosingState;
  closingFigures: List<ClosingStepFigure>;
  closingTerms: ClosingTerms;
  commission: Commission;
  commissionConfig: CommissionConfig;
  commissionConfigHistory: List<CommissionConfig>;
  commissionConfigs: List<CommissionConfig>;
  commissionCountOfContract: number;
  commissionCounters: List<CommissionCounter>;
  commissionObjectionCounters: List<CommissionObjectionCounter>;
  commissionObjections: CommissionObjectionPage;
  commissionPagination: CommissionPagination;
  commissionPayouts: CommissionPayoutPage;
  commissionStats: CommissionStats;
  commissionTermsSimulation: TermsSimulation;
  commissions: CommissionPage;
  commissionsOfContract: List<Commission>;
  commissionsOfUser: CommissionPage;
  completedContracts: CompletedContractPage;
  contract: Contract;
  contractClauseValues: List<ClauseValue>;
  contractCounters: List<ContractCounter>;
  contractEmailPreview: ContractEmail;
  contractHistory: List<ContractEvent>;
  contractInvoice: ContractInvoice;
  contractItems: List<ContractItem>;
  contractLinks: List<ContractLink>;
  contractOverview: ContractOverview;
  contractPaymentDetails: ContractPaymentDetails;
  contractPdf: File;
  contractPdfByToken: File;
  contractProfits: ContractProfitPage;
  contractReading: ContractReading;
  contractRetracto: Retracto;
  contractStats: ContractStats;
  contractTemplate: ContractTemplate;
  contractTemplates: List<ContractTemplate>;
  contractVersionChanges: List<ChangedTerm>;
  contractVersionPdf: File;
  contracts: ContractPage;
  contractsToInvoice: ContractPage;
  currentPopup: CurrentPopup;
  customer: Customer;
  customerConsents: List<CustomerConsent>;
  customerDuplicates: List<Customer>;
  customerMatches: List<CustomerMatch>;
  customerPastSales: List<PastSale>;
  customerSales: CustomerSales;
  customerStanding: CustomerStanding;
  customerTravellers: List<Passenger>;
  customers: CustomerPage;
  customersNamedLike: List<Customer>;
  dashboardActivities: List<Activity>;
  dashboardNotices: DashboardNotices;
  dashboardStats: DashboardStats;
  dayInbox: DayInbox;
  documentVerification: DocumentVerification;
  documentedPerson: DocumentedPerson;
  documentsToReview: DocumentsToReview;
  drawnRaffles: List<Raffle>;
  earlierStaffDocuments: List<StaffDocument>;
  expiredQuoteCount: number;
  expiredQuotes: List<Quote>;
  exportableColumns: List<ExportableColumn>;
  externalQuotes: QuotePage;
  failedWork: FailedWorkPage;
  fileAddress: File;
  financialPayments: FinancialPaymentPage;
  financialPurchases: FinancialPurchasePage;
  financialRefunds: FinancialRefundPage;
  financialSummary: FinancialSummary;
  firstSteps: FirstSteps;
  followedClaim: FollowedClaim;
  freeRaffleNumbers: FreeNumbers;
  howToPay: HowToPay;
  howToPayReservation: HowToPay;
  icaRates: List<IcaRate>;
  idlePeople: IdlePersonPage;
  incomeByMeans: List<MeansIncome>;
  instagramVideos: List<Video>;
  instanceNotices: List<InstanceNotice>;
  invoice: Invoice;
  invoiceBook: InvoiceBookPage;
  invoiceChange: InvoiceChangeDraft;
  invoiceChangePreview: InvoiceChangePreview;
  invoiceCounters: InvoiceCounters;
  invoiceDraft: InvoiceDraft;
  invoicePdf: File;
  invoicePreview: File;
  invoiceTotals: InvoiceTotals;
  invoices: InvoicePage;
  itemsWithPurchases: List<ContractItem>;
  legacy: Legacy;
  legalFigures: List<LegalFigure>;
  libraryDayTexts: List<LibraryDayText>;
  libraryServices: List<LibraryService>;
  linkLeads: LinkLeads;
  managerCommissions: ManagerCommissions;
  managerDashboard: ManagerDashboard;
  marginalTables: List<MarginalTable>;
  me: User;
  messages: List<Message>;
  monthBooks: MonthBooks;
  monthlyComparisons: MonthlyComparisons;
  monthlyLimitSimulation: List<SellerLimitSimulation>;
  monthlyLimits: List<SellerMonth>;
  myAccessTokens: List<AccessToken>;
  myClaims: List<OwnClaim>;
  myConsents: List<ConsentRecord>;
  myDay: List<DayLine>;
  myDossiers: List<Dossier>;
  myExport: ListExport;
  myExports: ListExportPage;
  myPasskeys: List<Passkey>;
  mySessions: List<OwnSession>;
  noticeAudienceCount: number;
  noticeBatch: NoticeBatch;
  notifiablePeople: NotifiablePage;
  notification: Notification;
  notificationPreferences: NotificationPreferences;
  notifications: NotificationPage;
  numberingRanges: List<NumberingRange>;
  offerPreview: OfferPreview;
  onlineAttempt: OnlineAttempt;
  onlineBill: OnlineBill;
  onlineCheckout: OnlineCheckout;
  openAccess: OpenAccessPage;
  openRaffle: Raffle;
  opening: Opening;
  operationState: OperationState;
  optionalFeatures: List<OptionalFeatureState>;
  organization: Organization;
  ownClaim: OwnClaim;
  ownContract: OwnContract;
  ownRecords: OwnRecords;
  ownRefunds: List<OwnRefund>;
  ownTrips: List<OwnTrip>;
  ownerLinkWorks: boolean;
  package: Package;
  packageChars: List<string>;
  packageDestinations: List<PackageDestination>;
  packagePage: PackagePage;
  packageStats: List<PackageStats>;
  packages: List<Package>;
  pageText: PageText;
  pageTextPreview: string;
  pageTexts: List<PageText>;
  passengerCount: number;
  passengerDraft: PassengerDraft;
  passengerPrefill: PassengerPrefill;
  passengers: List<Passenger>;
  pastSaleImports: PastSaleImportPage;
  pastSalesByYear: List<PastSalesYear>;
  pastSalesChart: PastSalesChart;
  payment: Payment;
  paymentCount: number;
  paymentCounters: PaymentCounters;
  paymentFollowUp: PaymentFollowUpPage;
  paymentHistory: List<PaymentEvent>;
  paymentInfo: PaymentInfo;
  paymentQueue: PaymentPage;
  paymentReceipt: File;
  payments: PaymentPage;
  paymentsOfContract: List<Payment>;
  paymentsReceived: List<PaymentsReceived>;
  paymentsSummary: PaymentsSummary;
  payout: Payout;
  payoutApprovals: PayoutApprovalPage;
  payoutPreview: PayoutPreview;
  pointMovements: PointMovementPage;
  pointMovementsOf: PointMovementPage;
  popups: List<Popup>;
  postponedRecords: number;
  provider: Provider;
  providerClaims: List<ProviderClaim>;
  providerContracts: List<ProviderContract>;
  providerCounters: ProviderCounters;
  providerDueFigures: ProviderDueFigures;
  providerDues: ProviderDuePage;
  providerImports: ProviderImportPage;
  providerMatches: List<Provider>;
  providerPurchases: ProviderPurchasePage;
  providerSpending: ProviderSpendingPage;
  providerSuggestions: List<string>;
  providers: ProviderPage;
  providersNamedLike: List<Provider>;
  pseBanks: List<PseBank>;
  publicSettings: PublicSettings;
  purchase: Purchase;
  purchaseInstallments: List<Installment>;
  purchaseStats: any;
  purchaseSummary: PurchaseSummary;
  purchasesFinancialSummary: PurchasesFinancialSummary;
  pushKey: string;
  quote: Quote;
  quoteAssignments: List<QuoteAssignment>;
  quoteCalculation: QuoteCalculation;
  quoteCalculationBaseData: CalculationBaseData;
  quoteCalculationByQuote: QuoteCalculation;
  quoteCommissions: CommissionPreview;
  quoteCounters: QuoteCounters;
  quoteLinks: List<QuoteLink>;
  quoteOfPassengers: Quote;
  quotePdf: File;
  quoteQuestions: List<QuoteQuestion>;
  quoteSellers: List<Person>;
  quoteTemplates: List<QuoteTemplate>;
  quoteTracking: List<QuoteEvent>;
  quoteVersionChanges: List<ChangedTerm>;
  quotes: QuotePage;
  quotesChart: QuotesChart;
  quotesOfSeller: QuotePage;
  quotesOfUser: QuotePage;
  quotesUserRole: number;
  raffle: Raffle;
  raffleBoard: RaffleNumberPage;
  raffleNumbers: List<RaffleNumber>;
  raffleReceipt: File;
  raffles: RafflePage;
  readQuoteText: QuoteTextReading;
  receivableFigures: ReceivableFigures;
  receivables: ReceivablePage;
  receivingAccounts: List<ReceivingAccount>;
  recordHistory: HistoryPage;
  referredPeople: ReferredPersonPage;
  refund: Refund;
  refundCounters: RefundCounters;
  refunds: RefundPage;
  refundsOfContract: List<Refund>;
  refundsOfReservation: List<OwnRefund>;
  reportableCash: ReportableCashPage;
  reservation: Reservation;
  reservationList: List<Reservation>;
  reservations: ReservationPage;
  reservationsOfUser: List<Reservation>;
  retentionRule: RetentionRule;
  revenueChart: RevenueChart;
  salesBy: SalesGroupPage;
  salesGoals: List<SalesGoalProgress>;
  savedViews: List<SavedView>;
  search: SearchAnswer;
  secondFactorRoles: List<SecondFactorRoleState>;
  sellerLimit: SellerMonth;
  sellerStatement: SellerStatement;
  sellers: List<Person>;
  serviceAccounts: List<ServiceAccount>;
  serviceSuggestions: List<LibraryService>;
  sharedTrip: SharedTrip;
  signatureVerification: SignatureVerification;
  similarPackages: List<Package>;
  staffDocument: StaffDocument;
  staffDocumentListing: StaffDocumentListing;
  staffDocumentProgress: StaffDocumentProgress;
  staffDocumentStats: StaffDocumentStats;
  staffDocuments: StaffDocumentPage;
  superiors: List<Superior>;
  supportDocument: File;
  systemHealth: List<SystemCheck>;
  takenRaffleNumbers: RaffleNumberPage;
  taxedPeople: List<TaxedPerson>;
  teamMetrics: TeamMetrics;
  teams: Teams;
  topSellers: List<TopSeller>;
  trainingVideos: List<Video>;
  tripProfitGroups: TripProfitGroupPage;
  tripProfits: TripProfitPage;
  tripShares: List<TripShare>;
  tripToKeep: KeptTrip;
  tripVouchers: List<OwnVoucher>;
  unbackedPayments: PaymentPage;
  unreadNotificationCount: number;
  unsettledPayments: List<UnsettledPayment>;
  upgradeFindings: UpgradeFindingPage;
  user: User;
  userByEmail: FoundPerson;
  userPage: UserPage;
  userPerformance: List<SellerPerformance>;
  users: List<User>;
  uvtValues: List<UvtValue>;
  waitingMails: WaitingMailPage;
  webhookDeliveries: WebhookDeliveryPage;
  webhooks: List<Webhook>;
  withholdingRates: List<WithholdingRate>;
}

interface Quote {
  __typename: "Quote";
  acomodacion: Enums.Acomodacion;
  acts: List<OfferedAct>;
  admin: Person;
  adminId: number;
  adultos: number;
  advisorPicture: string;
  alimentacion: string;
  approvedAt: string;
  asesor: Person;
  asesorId: number;
  calculation: QuoteCalculation;
  calculationStatus: Enums.CalculationStatus;
  chosenExtras: List<string>;
  chosenOptionId: string;
  clientSigned: boolean;
  cliente: Person;
  clienteId: number;
  closesOnline: boolean;
  completedAt: string;
  contractAwaitsSignature: boolean;
  contractId: string;
  contractIsCancelled: boolean;
  contractNumber: string;
  createdAt: string;
  createdBy: string;
  customer: Customer;
  decisionToReview: boolean;
  departureIsPast: boolean;
  descuentoAprobado: boolean;
  descuentoAprobadoPor: number;
  descuentoMotivo: string;
  descuentoPorcentaje: number;
  destino: string;
  detallesAtencionEspecial: string;
  draftOptions: number;
  edadesInfantes: List<number>;
  edadesMenores: List<number>;
  edadesNinos: List<number>;
  emailCliente: string;
  emailSentTo: string;
  expiresAt: string;
  fechaIda: string;
  fechaRegreso: string;
  gerente: Person;
  gerenteId: number;
  id: string;
  incluye: List<string>;
  infantes: number;
  isExternal: boolean;
  isMine: boolean;
  joinedToId: string;
  joinedToNumber: string;
  lider: Person;
  liderId: number;
  menores: number;
  motivoRechazo: string;
  nextStatuses: List<Enums.QuoteStatus>;
  ninos: number;
  noIncluye: List<string>;
  nombreCliente: string;
  numeroPersonas: number;
  observaciones: string;
  offerIsOver: boolean;
  openings: number;
  optionCount: number;
  options: List<QuoteOption>;
  origen: string;
  paquete: Package;
  passengerActs: List<OfferedAct>;
  passengers: List<Passenger>;
  passengersVersion: number;
  pdfFilename: string;
  pdfGeneratedAt: string;
  pdfPath: string;
  personasAtencionEspecial: number;
  precioDesactualizado: boolean;
  precioPorPersona: number;
  precioTotal: number;
  priority: Enums.QuotePriority;
  quoteNumber: string;
  reassignedAt: string;
  reassignmentReason: string;
  referrer: Person;
  rejectedAt: string;
  remindedAt: string;
  remindedToday: boolean;
  repeatedNumber: string;
  repeatedStatus: Enums.QuoteStatus;
  repeatsId: string;
  requoteAt: string;
  requoteReason: string;
  responde: QuoteResponder;
  sentAt: string;
  sentOffer: QuoteVersion;
  sentVersion: number;
  sinElegir: List<string>;
  source: Enums.QuoteSource;
  status: Enums.QuoteStatus;
  telefonoCliente: string;
  tipoHotel: string;
  tracking: List<QuoteEvent>;
  tripHasBegun: boolean;
  tripIsOver: boolean;
  tripType: Enums.TripType;
  turn: Turn;
  turns: List<Turn>;
  unsentMail: Enums.UnsentMail;
  updatedAt: string;
  vendedor: Person;
  version: number;
  versions: List<QuoteVersion>;
  waysToPay: List<string>;
}

interface QuoteAssignment {
  __typename: "QuoteAssignment";
  assignedBy: Person;
  at: string;
  id: string;
  previous: Person;
  reason: string;
  seller: Person;
}

interface QuoteCalculation {
  __typename: "QuoteCalculation";
  actividadesAdicionales: ActividadesAdicionales;
  actividadesAdicionalesOrBlank: ActividadesAdicionales;
  adultos: number;
  alimentacion: Alimentacion;
  alimentacionOrBlank: Alimentacion;
  asistenciaMedica: AsistenciaMedica;
  asistenciaMedicaOrBlank: AsistenciaMedica;
  comisiones: Comisiones;
  confirmedAt: string;
  costoBase: number;
  createdAt: string;
  edadesInfantes: List<number>;
  edadesMenores: List<number>;
  equipaje: Equipaje;
  equipajeOrBlank: Equipaje;
  estado: Enums.CalculationStatus;
  excursiones: List<Excursion>;
  extras: List<Extra>;
  extrasElegidos: List<string>;
  fechaViajeFin: string;
  fechaViajeInicio: string;
  ganancia: Ganancia;
  hotel: Hotel;
  hotelOrBlank: Hotel;
  id: string;
  imagenesHotel: List<HotelPictures>;
  infantes: number;
  itinerario: List<ItineraryDay>;
  itinerarioPropio: boolean;
  menores: number;
  noIncluye: List<string>;
  noIncluyePropio: boolean;
  numPersonas: number;
  observacionesGenerales: string;
  personasAtencionEspecial: number;
  precioFinalPorPersona: number;
  precioFinalTotal: number;
  preciosDel: string;
  quoteId: string;
  seguros: Seguros;
  segurosOrBlank: Seguros;
  tiquetes: Tiquetes;
  tiquetesOrBlank: Tiquetes;
  totalComisiones: number;
  totalDescuento: number;
  totalGanancia: number;
  traslados: Traslados;
  trasladosOrBlank: Traslados;
  tripType: Enums.TripType;
  updatedAt: string;
  userId: number;
  version: number;
}

interface QuoteCounter {
  __typename: "QuoteCounter";
  count: number;
  status: Enums.QuoteStatus;
  value: number;
}

interface QuoteCounters {
  __typename: "QuoteCounters";
  averageValue: number;
  byStatus: List<QuoteCounter>;
  external: number;
  total: number;
  totalValue: number;
}

interface QuoteEvent {
  __typename: "QuoteEvent";
  actor: Person;
  actorName: string;
  at: string;
  event: Enums.QuoteEventKind;
  id: string;
  note: string;
}

interface QuoteLink {
  __typename: "QuoteLink";
  channel: Enums.QuoteLinkChannel;
  createdAt: string;
  decidedAs: Enums.QuoteStatus;
  decidedAt: string;
  expiresAt: string;
  id: string;
  isMine: boolean;
  maker: Person;
  needsReview: boolean;
  openedAt: string;
  openings: number;
  reviewedAt: string;
  reviewedBy: Person;
  revokedAt: string;
  revokedBy: Person;
  version: number;
}

interface QuoteOffer {
  __typename: "QuoteOffer";
  adultos: number;
  client: string;
  creditos: List<string>;
  descuentoPorcentaje: number;
  destino: string;
  extras: List<OfferExtra>;
  fechaIda: string;
  fechaRegreso: string;
  flights: List<OfferFlight>;
  infantes: number;
  itinerario: List<ItineraryDay>;
  lines: List<OfferLine>;
  menores: number;
  noIncluye: List<string>;
  observaciones: string;
  options: List<OfferOption>;
  origen: string;
  precioPorPersona: number;
  precioTotal: number;
  stays: List<OfferStay>;
  totalDescuento: number;
}

interface QuoteOption {
  __typename: "QuoteOption";
  calculation: QuoteCalculation;
  chosen: boolean;
  createdAt: string;
  id: string;
  name: string;
  precioPorPersona: number;
  precioTotal: number;
  recommended: boolean;
  updatedAt: string;
  version: number;
}

interface QuotePage {
  __typename: "QuotePage";
  items: List<Quote>;
  page: number;
  total: number;
  totalPages: number;
}

interface QuoteQuestion {
  __typename: "QuoteQuestion";
  answer: string;
  answeredAt: string;
  answeredBy: Person;
  askedAt: string;
  id: string;
  text: string;
  version: number;
}

interface QuoteResponder {
  __typename: "QuoteResponder";
  nombre: string;
  telefono: string;
}

interface QuoteTemplate {
  __typename: "QuoteTemplate";
  acts: List<OfferedAct>;
  createdAt: string;
  createdBy: Person;
  createdById: number;
  id: string;
  name: string;
  optionCount: number;
  precioPorPersona: number;
  preciosDel: string;
  shared: boolean;
  trip: TemplateTrip;
  updatedAt: string;
  version: number;
}

interface QuoteTextReading {
  __typename: "QuoteTextReading";
  abono: ReadDeposit;
  acomodacion: ReadText;
  adultos: ReadCount;
  aerolinea: List<ReadText>;
  alimentacion: ReadText;
  categoria: ReadText;
  comision: ReadPercent;
  cuotas: ReadInstallments;
  cupos: ReadCount;
  descuento: ReadPercent;
  destino: List<ReadText>;
  edadesInfantes: List<ReadCount>;
  edadesMenores: List<ReadCount>;
  emailCliente: ReadText;
  equipaje: List<ReadText>;
  excursiones: List<ReadText>;
  fechaIda: ReadDay;
  fechaRegreso: ReadDay;
  habitaciones: ReadCount;
  hotel: List<ReadText>;
  incluye: List<ReadText>;
  infantes: ReadCount;
  menores: ReadCount;
  minimoPersonas: ReadCount;
  noIncluye: List<ReadText>;
  noches: ReadCount;
  nombreCliente: ReadText;
  numeroPersonas: ReadCount;
  origen: List<ReadText>;
  precios: List<ReadPrice>;
  preguntas: List<ReadQuestion>;
  presupuesto: ReadPrice;
  proveedor: List<ReadText>;
  salidas: List<ReadDay>;
  suplementos: List<ReadPrice>;
  telefonoCliente: ReadText;
  vigencia: ReadDay;
  vigenciaViaje: List<ReadPeriod>;
  vuelos: List<ReadFlight>;
}

interface QuoteVersion {
  __typename: "QuoteVersion";
  expiresAt: string;
  filename: string;
  id: string;
  note: string;
  number: number;
  offer: QuoteOffer;
  openings: number;
  precioTotal: number;
  sentAt: string;
  sentTo: string;
  sha256: string;
  size: number;
  unfolded: List<string>;
}

interface QuotesChart {
  __typename: "QuotesChart";
  data: List<number>;
  labels: List<string>;
}

interface Raffle {
  __typename: "Raffle";
  acts: List<OfferedAct>;
  administration: number;
  authorizationAuthority: string;
  authorizationDay: string;
  authorizationNumber: string;
  cancelReason: string;
  collected: number;
  createdAt: string;
  drawDate: string;
  drawLottery: string;
  drawSource: string;
  drawnAt: string;
  freeCount: number;
  hasWinner: boolean;
  id: string;
  image: string;
  isUnregistered: boolean;
  nextStatuses: List<Enums.RaffleStatus>;
  operatingRight: number;
  paidCount: number;
  paymentText: string;
  policy: string;
  price: number;
  privateDay: string;
  privateName: string;
  prize: string;
  prizeInKind: boolean;
  selectedCount: number;
  status: Enums.RaffleStatus;
  title: string;
  updatedAt: string;
  version: number;
  winner: RaffleNumber;
  winningNumber: string;
}

interface RaffleChange {
  __typename: "RaffleChange";
  raffleId: string;
  state: Enums.RaffleNumberState;
  values: List<string>;
}

interface RaffleNumber {
  __typename: "RaffleNumber";
  dueAt: string;
  id: string;
  isPaid: boolean;
  name: string;
  paidAt: string;
  phone: string;
  selected: boolean;
  selectedAt: string;
  seller: Person;
  state: Enums.RaffleNumberState;
  value: string;
}

interface RaffleNumberPage {
  __typename: "RaffleNumberPage";
  items: List<RaffleNumber>;
  page: number;
  total: number;
  totalPages: number;
}

interface RafflePage {
  __typename: "RafflePage";
  items: List<Raffle>;
  page: number;
  total: number;
  totalPages: number;
}

interface ReadCount {
  __typename: "ReadCount";
  fragmentos: List<TextPiece>;
  valor: number;
}

interface ReadDay {
  __typename: "ReadDay";
  fragmentos: List<TextPiece>;
  valor: string;
}

interface ReadDeposit {
  __typename: "ReadDeposit";
  fragmentos: List<TextPiece>;
  moneda: string;
  por: string;
  porcentaje: number;
  valor: number;
}

interface ReadFact {
  __typename: "ReadFact";
  label: string;
  value: string;
}

interface ReadFlight {
  __typename: "ReadFlight";
  destino: string;
  fecha: string;
  fragmentos: List<TextPiece>;
  llegaDiasDespues: number;
  llegada: string;
  origen: string;
  salida: string;
  vuelo: string;
}

interface ReadInstallments {
  __typename: "ReadInstallments";
  fragmentos: List<TextPiece>;
  moneda: string;
  numero: number;
  valor: number;
}

interface ReadPercent {
  __typename: "ReadPercent";
  fragmentos: List<TextPiece>;
  valor: number;
}

interface ReadPeriod {
  __typename: "ReadPeriod";
  desde: string;
  fragmentos: List<TextPiece>;
  hasta: string;
}

interface ReadPrice {
  __typename: "ReadPrice";
  desde: boolean;
  fragmentos: List<TextPiece>;
  hotel: string;
  masImpuestos: boolean;
  moneda: string;
  neto: boolean;
  para: string;
  por: string;
  temporada: string;
  valor: number;
}

interface ReadQuestion {
  __typename: "ReadQuestion";
  campo: string;
  fragmentos: List<TextPiece>;
  pregunta: string;
}

interface ReadService {
  __typename: "ReadService";
  detail: string;
  kind: string;
  text: string;
}

interface ReadText {
  __typename: "ReadText";
  fragmentos: List<TextPiece>;
  valor: string;
}

interface ReadTraveller {
  __typename: "ReadTraveller";
  document: string;
  holder: boolean;
  name: string;
}

interface Receivable {
  __typename: "Receivable";
  age: Enums.DebtAge;
  cliente: string;
  contractId: string;
  contractNumber: string;
  correo: string;
  daysOverdue: number;
  destino: string;
  lastContact: string;
  nextAmount: number;
  nextDue: string;
  oldestDue: string;
  porVerificar: number;
  promiseId: string;
  promisedAmount: number;
  promisedDay: string;
  promisedTo: string;
  remindedAt: string;
  saldo: number;
  saldoVencido: number;
  telefono: string;
  vendedor: string;
}

interface ReceivableFigures {
  __typename: "ReceivableFigures";
  ages: List<ReceivableSum>;
  promisesDue: number;
  toCollect: number;
}

interface ReceivablePage {
  __typename: "ReceivablePage";
  items: List<Receivable>;
  page: number;
  total: number;
  totalPages: number;
}

interface ReceivableSum {
  __typename: "ReceivableSum";
  age: Enums.DebtAge;
  count: number;
  saldo: number;
  saldoVencido: number;
}

interface ReceivedEvent {
  __typename: "ReceivedEvent";
  received: boolean;
}

interface ReceivedSum {
  __typename: "ReceivedSum";
  cantidad: number;
  cuenta: string;
  medio: string;
  total: number;
}

interface ReceivingAccount {
  __typename: "ReceivingAccount";
  active: boolean;
  bank: string;
  id: string;
  keyKind: Enums.BreBKeyKind;
  kind: Enums.AgencyAccountKind;
  number: string;
}

interface RecordChange {
  __typename: "RecordChange";
  id: string;
  type: Enums.RecordKind;
  version: number;
}

interface ReferredPerson {
  __typename: "ReferredPerson";
  name: string;
  points: number;
  since: string;
}

interface ReferredPersonPage {
  __typename: "ReferredPersonPage";
  items: List<ReferredPerson>;
  page: number;
  total: number;
  totalPages: number;
}

interface Refund {
  __typename: "Refund";
  accountAt: string;
  accountBy: Person;
  accountMasked: string;
  acts: List<OfferedAct>;
  annulReason: string;
  annulledAt: string;
  approvedById: number;
  clientId: number;
  comprobanteFileId: string;
  comprobanteUrl: string;
  contract: Contract;
  contractId: string;
  createdAt: string;
  createdBy: Person;
  dueOn: string;
  hasAccount: boolean;
  history: List<RefundEvent>;
  id: string;
  means: Enums.RefundMeans;
  monto: number;
  needsSecondPerson: boolean;
  note: string;
  orderId: string;
  paidAt: string;
  paidBy: Person;
  paidFor: PaidFor;
  paidOn: string;
  payment: Payment;
  reason: Enums.RefundReason;
  reference: string;
  status: Enums.RefundStatus;
  turn: Turn;
  turns: List<Turn>;
  updatedAt: string;
  version: number;
}

interface RefundAccount {
  __typename: "RefundAccount";
  bank: string;
  document: string;
  documentType: Enums.TipoDocumento;
  holder: string;
  kind: Enums.RefundAccountKind;
  number: string;
}

interface RefundCounters {
  __typename: "RefundCounters";
  abiertas: number;
  anuladas: number;
  pagadas: number;
  porDevolver: number;
  vencidas: number;
}

interface RefundEvent {
  __typename: "RefundEvent";
  actorName: string;
  at: string;
  byClient: boolean;
  id: string;
  kind: Enums.RefundEventKind;
  note: string;
}

interface RefundPage {
  __typename: "RefundPage";
  items: List<Refund>;
  page: number;
  total: number;
  totalPages: number;
}

interface RefusedBankLine {
  __typename: "RefusedBankLine";
  line: number;
  problem: string;
  text: string;
}

interface RefusedBankLines {
  __typename: "RefusedBankLines";
  amount: number;
  centavos: number;
  lines: number;
}

interface RefusedProposal {
  __typename: "RefusedProposal";
  id: string;
  message: string;
}

interface RegisterPayload {
  __typename: "RegisterPayload";
  message: string;
  token: string;
  user: User;
}

interface ReminderMessage {
  __typename: "ReminderMessage";
  phone: string;
  text: string;
}

interface RenamedTraveller {
  __typename: "RenamedTraveller";
  apellido: string;
  nombre: string;
  passengerId: string;
}

interface ReportableCash {
  __typename: "ReportableCash";
  cliente: string;
  concepto: string;
  contractId: string;
  documento: string;
  fechaPago: string;
  monto: number;
  orderId: string;
  origenFondos: string;
  paymentId: string;
  receiptNumber: string;
  registradoPor: string;
  status: Enums.PaymentStatus;
  totalMes: number;
  traidoPor: string;
}

interface ReportableCashPage {
  __typename: "ReportableCashPage";
  items: List<ReportableCash>;
  page: number;
  total: number;
  totalPages: number;
}

interface Reservation {
  __typename: "Reservation";
  acts: List<OfferedAct>;
  balance: number;
  bookedBy: Person;
  cancelCause: Enums.CancelCause;
  cancelReason: string;
  cancelledAt: string;
  code: string;
  completedAt: string;
  createdAt: string;
  customer: Person;
  dueAt: string;
  fechas: ReservationDates;
  id: string;
  isOver: boolean;
  isPaid: boolean;
  isUnclaimed: boolean;
  llegada: string;
  nextStatuses: List<Enums.ReservationStatus>;
  numberOfPeople: number;
  pack: Package;
  packId: number;
  paid: number;
  paidAt: string;
  porRegistrar: number;
  salida: string;
  status: Enums.ReservationStatus;
  totalPrice: number;
  turn: Turn;
  turns: List<Turn>;
  unitPrice: number;
  updatedAt: string;
  userId: number;
  version: number;
  vouchedBy: Person;
  vouchers: List<TripVoucher>;
  waiting: number;
}

interface ReservationDates {
  __typename: "ReservationDates";
  llegada: string;
  salida: string;
}

interface ReservationPage {
  __typename: "ReservationPage";
  items: List<Reservation>;
  page: number;
  total: number;
  totalPages: number;
}

interface ResumenFinanciero {
  __typename: "ResumenFinanciero";
  diasHastaViaje: number;
  porRegistrar: number;
  porVerificar: number;
  porcentajePagado: number;
  precioTotal: number;
  saldoPendiente: number;
  totalPagado: number;
}

interface RetentionRule {
  __typename: "RetentionRule";
  accessDays: number;
  changedBy: Person;
  createdAt: string;
  draftDays: number;
  id: string;
  idlePersonDays: number;
  mailDays: number;
  noticeDays: number;
  readNoticeDays: number;
  updatedAt: string;
  version: number;
}

interface Retracto {
  __typename: "Retracto";
  choice: Enums.RetractoChoice;
  contractId: string;
  createdAt: string;
  id: string;
  pagado: number;
  retencionMaxima: number;
  retenido: number;
  retenidoAt: string;
  retenidoBy: Person;
  servicios: number;
  serviciosHasta: string;
  tiquetes: number;
  tiquetesHasta: string;
  tiquetesVuelven: boolean;
  updatedAt: string;
  version: number;
}

interface RevenueChart {
  __typename: "RevenueChart";
  data: List<number>;
  labels: List<string>;
}

interface RevenueComparison {
  __typename: "RevenueComparison";
  current: number;
  percentage: number;
  previous: number;
}

interface SalesFigures {
  __typename: "SalesFigures";
  approved: number;
  averageTicket: number;
  commissions: number;
  contracts: number;
  conversionRate: number;
  quotes: number;
  revenue: number;
  sent: number;
}

interface SalesGoalProgress {
  __typename: "SalesGoalProgress";
  cumplimiento: number;
  lastname: string;
  mes: string;
  monto: number;
  name: string;
  puedeFijarse: boolean;
  role: number;
  userId: number;
  vendido: number;
  version: number;
}

interface SalesGroup {
  __typename: "SalesGroup";
  ahora: SoldFigures;
  antes: SoldFigures;
  clave: string;
  nombre: string;
}

interface SalesGroupPage {
  __typename: "SalesGroupPage";
  ahora: SoldFigures;
  antes: SoldFigures;
  antesDesde: string;
  antesHasta: string;
  items: List<SalesGroup>;
  page: number;
  total: number;
  totalPages: number;
}

interface SavedPassengers {
  __typename: "SavedPassengers";
  completos: number;
  passengers: List<Passenger>;
  quote: Quote;
  quoteId: string;
  total: number;
  version: number;
}

interface SavedView {
  __typename: "SavedView";
  columns: List<string>;
  id: string;
  list: string;
  name: string;
  query: string;
  standard: boolean;
}

interface SearchAnswer {
  __typename: "SearchAnswer";
  hits: List<SearchHit>;
  similar: boolean;
}

interface SearchHit {
  __typename: "SearchHit";
  amount: number;
  day: string;
  detail: string;
  kind: Enums.SearchKind;
  parentId: string;
  person: string;
  recordId: string;
  status: string;
  title: string;
}

interface SecondFactorRoleState {
  __typename: "SecondFactorRoleState";
  due: string;
  role: Enums.Role;
  without: number;
}

interface Seguros {
  __typename: "Seguros";
  asistenciaMedica: IncludedPart;
  cancelacion: IncludedPart;
  costoTotal: number;
  otros: List<OtherPart>;
}

interface SelectedNumbers {
  __typename: "SelectedNumbers";
  numbers: List<string>;
  receipt: File;
}

interface SellerLimitSimulation {
  __typename: "SellerLimitSimulation";
  actual: LimitOutcome;
  nuevo: LimitOutcome;
  vendedor: LimitedSeller;
}

interface SellerMonth {
  __typename: "SellerMonth";
  cuantasEnEspera: number;
  disponible: number;
  enEspera: number;
  limite: number;
  mes: string;
  porcentajeUsado: number;
  status: Enums.LimitStatus;
  totalPagado: number;
  vendedor: LimitedSeller;
  vendedorId: number;
  version: number;
}

interface SellerPerformance {
  __typename: "SellerPerformance";
  approved: number;
  contracts: number;
  conversionRate: number;
  id: number;
  lastname: string;
  name: string;
  quotes: number;
  revenue: number;
  role: number;
  sent: number;
}

interface SellerStatement {
  __typename: "SellerStatement";
  ajustes: number;
  aprobado: number;
  contraLimite: number;
  enEspera: number;
  ganado: number;
  limite: number;
  mes: string;
  neto: number;
  pagado: number;
  retenido: number;
  solicitado: number;
  vendedorId: number;
}

interface SellerTerms {
  __typename: "SellerTerms";
  amountPerPerson: number;
  calculationType: Enums.CalculationType;
  fixedAmount: number;
  maxAmount: number;
  minAmount: number;
  percentage: number;
  role: Enums.SellerKind;
}

interface SendQuotePayload {
  __typename: "SendQuotePayload";
  emailInfo: EmailInfo;
  quote: Quote;
}

interface SentStaffFile {
  __typename: "SentStaffFile";
  originalname: string;
  size: number;
  type: string;
  url: string;
}

interface ServiceAccount {
  __typename: "ServiceAccount";
  createdAt: string;
  id: number;
  isActive: boolean;
  name: string;
  purpose: string;
  role: number;
  tokens: List<AccessToken>;
  version: number;
}

interface SettledMoney {
  __typename: "SettledMoney";
  fee: ExactMoney;
  feeVat: ExactMoney;
  gross: ExactMoney;
  net: ExactMoney;
  other: ExactMoney;
  withheldIca: ExactMoney;
  withheldIva: ExactMoney;
  withheldRenta: ExactMoney;
}

interface SettlementLine {
  __typename: "SettlementLine";
  amounts: SettledMoney;
  backs: number;
  cause: string;
  counts: boolean;
  day: string;
  id: string;
  part: string;
  payer: string;
  payment: Payment;
  reference: string;
  settlement: BankSettlement;
  status: Enums.SettledStatus;
  transactionId: string;
}

interface SettlementMovement {
  __typename: "SettlementMovement";
  id: string;
  kind: Enums.DepositKind;
  movement: BankMovement;
  part: string;
  settlement: BankSettlement;
}

interface SettlementPreview {
  __typename: "SettlementPreview";
  acquirer: Enums.Acquirer;
  found: number;
  fresh: number;
  problem: string;
  totals: SettledMoney;
  transactions: List<PreviewedTransaction>;
}

interface ShareContractPayload {
  __typename: "ShareContractPayload";
  contract: Contract;
  link: string;
  text: string;
}

interface ShareQuotePayload {
  __typename: "ShareQuotePayload";
  link: string;
  quote: Quote;
  text: string;
}

interface SharedTrip {
  __typename: "SharedTrip";
  advisor: OwnAdvisor;
  id: string;
  traveller: string;
  travellers: number;
  trip: Trip;
  vouchers: List<OwnVoucher>;
}

interface ShownPopup {
  __typename: "ShownPopup";
  boton: string;
  content: string;
  createdAt: string;
  endsOn: string;
  id: string;
  image: string;
  isActive: boolean;
  link: string;
  popups: List<Popup>;
  startsOn: string;
  title: string;
  updatedAt: string;
  version: number;
}

interface SignInPayload {
  __typename: "SignInPayload";
  message: string;
  token: string;
  user: User;
}

interface SignatureCode {
  __typename: "SignatureCode";
  channel: Enums.CodeChannel;
  sentTo: string;
}

interface SignatureVerification {
  __typename: "SignatureVerification";
  contractNumber: string;
  sha256: string;
  shownSha256: string;
  signedAt: string;
}

interface SimulatedAmounts {
  __typename: "SimulatedAmounts";
  contratos: number;
  diferencia: number;
  ganado: number;
  seria: number;
}

interface SimulatedContract {
  __typename: "SimulatedContract";
  contractId: string;
  contractNumber: string;
  ganado: number;
  seria: number;
}

interface SimulatedRole {
  __typename: "SimulatedRole";
  contratos: number;
  diferencia: number;
  ganado: number;
  role: Enums.TipoVendedor;
  seria: number;
}

interface SoldFigures {
  __typename: "SoldFigures";
  contratos: number;
  conversion: number;
  cotizaciones: number;
  ganancia: number;
  porCobrar: number;
  recaudo: number;
  vendido: number;
}

interface StaffDocument {
  __typename: "StaffDocument";
  acts: List<OfferedAct>;
  createdAt: string;
  description: string;
  documentName: string;
  downloadUrl: string;
  earlierFiles: number;
  endedAt: string;
  ending: Enums.StaffDocumentEnding;
  fileType: Enums.StaffDocumentFileType;
  fileUrl: string;
  filename: string;
  id: string;
  isMine: boolean;
  isRequired: boolean;
  rejectionReason: string;
  reviewComments: string;
  reviewedAt: string;
  status: Enums.StaffDocumentStatus;
  updatedAt: string;
  user: Person;
  userId: number;
  verifiedAt: string;
  verifiedBy: Person;
  verifiedById: number;
  version: number;
}

interface StaffDocumentListing {
  __typename: "StaffDocumentListing";
  documents: List<StaffDocument>;
  pagination: StaffDocumentPagination;
}

interface StaffDocumentPage {
  __typename: "StaffDocumentPage";
  items: List<StaffDocument>;
  page: number;
  total: number;
  totalPages: number;
}

interface StaffDocumentPagination {
  __typename: "StaffDocumentPagination";
  limit: number;
  page: number;
  pages: number;
  total: number;
}

interface StaffDocumentProgress {
  __typename: "StaffDocumentProgress";
  approvedDocuments: number;
  canReceivePayments: boolean;
  documents: List<StaffDocument>;
  isComplete: boolean;
  missingDocuments: List<string>;
  rejectedDocuments: number;
  required: List<string>;
  requiresDocumentation: boolean;
  totalRequired: number;
  uploadedDocuments: number;
}

interface StaffDocumentStats {
  __typename: "StaffDocumentStats";
  approved: number;
  pending: number;
  rejected: number;
  total: number;
  totalUsers: number;
}

interface StaffDocumentUpload {
  __typename: "StaffDocumentUpload";
  created: boolean;
  document: StaffDocument;
  file: SentStaffFile;
  message: string;
}

interface StartedClosingPayload {
  __typename: "StartedClosingPayload";
  browser: string;
  id: string;
  url: string;
}

interface Subscription {
  __typename: "Subscription";
  myDayChanged: RecordChange;
  notificationReceived: Notification;
  onlookers: List<Onlooker>;
  raffleChanged: RaffleChange;
  recordChanged: RecordChange;
  reservationChanged: Reservation;
}

interface Superior {
  __typename: "Superior";
  gerenteId: number;
  id: number;
  lastname: string;
  name: string;
  role: number;
}

interface SupportDocument {
  __typename: "SupportDocument";
  comprobantePagoUrl: string;
  createdAt: string;
  documentoPdfUrl: string;
  fechaGeneracion: string;
  id: string;
  numeroDocumento: string;
  status: string;
  updatedAt: string;
  vendedorId: number;
  version: number;
}

interface Suspicion {
  __typename: "Suspicion";
  grado: Enums.SuspicionGrade;
  texto: string;
  tipo: Enums.SuspicionKind;
}

interface SystemCheck {
  __typename: "SystemCheck";
  label: string;
  name: string;
  state: Enums.HealthState;
  text: string;
  todo: string;
}

interface TaxProfile {
  __typename: "TaxProfile";
  createdAt: string;
  dane: string;
  factura: boolean;
  id: string;
  procedimiento: Enums.WithholdingProcedure;
  updatedAt: string;
  updatedBy: Person;
  userId: number;
  version: number;
  vinculo: Enums.SellerEngagement;
}

interface TaxedPerson {
  __typename: "TaxedPerson";
  id: number;
  municipio: string;
  nombre: string;
  perfil: TaxProfile;
  role: number;
}

interface TeamMetrics {
  __typename: "TeamMetrics";
  manager: Person;
  members: List<MemberFigures>;
  period: Enums.ReportPeriod;
  previous: SalesFigures;
  summary: TeamSummary;
  totals: SalesFigures;
}

interface TeamSummary {
  __typename: "TeamSummary";
  activeMembers: number;
  totalCommissions: number;
  totalOrders: number;
  totalSales: number;
}

interface Teams {
  __typename: "Teams";
  period: Enums.ReportPeriod;
  team: List<OrganizationNode>;
  totals: NodeMetrics;
}

interface TemplateTrip {
  __typename: "TemplateTrip";
  acomodacion: Enums.Acomodacion;
  alimentacion: string;
  destino: string;
  noches: number;
  origen: string;
  tipoHotel: string;
  tripType: Enums.TripType;
}

interface TermsSimulation {
  __typename: "TermsSimulation";
  desde: string;
  examples: List<SimulatedContract>;
  recortado: boolean;
  roles: List<SimulatedRole>;
  total: SimulatedAmounts;
}

interface TextPiece {
  __typename: "TextPiece";
  desde: number;
  hasta: number;
}

interface ThirdParty {
  __typename: "ThirdParty";
  account: string;
  checkDigit: string;
  city: string;
  document: string;
  documentType: Enums.TipoDocumento;
  name: string;
}

interface Tiquetes {
  __typename: "Tiquetes";
  aerolinea: string;
  cobroIda: Cobro;
  cobroVuelta: Cobro;
  costoIda: number;
  costoTotal: number;
  costoVuelta: number;
  destino: string;
  equipaje: string;
  fechaIda: string;
  fechaVuelta: string;
  horaIda: string;
  horaVuelta: string;
  llegadaIda: string;
  llegadaVuelta: string;
  observaciones: string;
  origen: string;
  proveedor: string;
  tipo: Enums.TipoTiquetes;
  tramos: List<Tramo>;
  vueloIda: string;
  vueloVuelta: string;
}

interface TopSeller {
  __typename: "TopSeller";
  commissions: number;
  contracts: number;
  id: number;
  lastname: string;
  name: string;
  quotes: number;
  role: number;
  sales: number;
}

interface Tramo {
  __typename: "Tramo";
  aerolinea: string;
  cobro: Cobro;
  costo: number;
  destino: string;
  equipaje: string;
  llegada: string;
  origen: string;
  proveedor: string;
  salida: string;
  vuelo: string;
}

interface TransactionCount {
  __typename: "TransactionCount";
  compras: number;
  pagos: number;
}

interface Traslados {
  __typename: "Traslados";
  aeropuertoHotelIda: IncludedPart;
  costoTotal: number;
  hotelAeropuertoVuelta: IncludedPart;
  otros: List<OtherPart>;
}

interface Trip {
  __typename: "Trip";
  about: string;
  creditos: List<string>;
  days: List<ItineraryDay>;
  daysLeft: number;
  destination: string;
  exclusions: List<string>;
  flights: List<TripFlight>;
  from: string;
  inclusions: List<TripInclusion>;
  isCancelled: boolean;
  isNational: boolean;
  origin: string;
  picture: string;
  stays: List<TripStay>;
  to: string;
}

interface TripDetails {
  __typename: "TripDetails";
  destino: string;
  fechaFinViaje: string;
  fechaInicioViaje: string;
  noches: number;
  origen: string;
}

interface TripFlight {
  __typename: "TripFlight";
  arrives: string;
  checkIn: string;
  departs: string;
  destination: string;
  itemId: string;
  luggage: string;
  name: string;
  origin: string;
}

interface TripInclusion {
  __typename: "TripInclusion";
  text: string;
  tipo: Enums.ItemTipo;
}

interface TripPrice {
  __typename: "TripPrice";
  precioFinalTotal: number;
}

interface TripProfit {
  __typename: "TripProfit";
  cancelado: boolean;
  comisiones: number;
  comisionesAcordadas: number;
  comprado: number;
  costoAcordado: number;
  devuelto: number;
  ganancia: number;
  gananciaAcordada: number;
  iva: number;
  ivaAcordado: number;
  porComprar: number;
  precio: number;
  recibido: number;
}

interface TripProfitGroup {
  __typename: "TripProfitGroup";
  clave: string;
  comisiones: number;
  contratos: number;
  costo: number;
  ganancia: number;
  iva: number;
  margen: number;
  nombre: string;
  precio: number;
}

interface TripProfitGroupPage {
  __typename: "TripProfitGroupPage";
  comisiones: number;
  contratos: number;
  costo: number;
  ganancia: number;
  items: List<TripProfitGroup>;
  iva: number;
  page: number;
  precio: number;
  total: number;
  totalPages: number;
}

interface TripProfitPage {
  __typename: "TripProfitPage";
  ganancia: number;
  items: List<TripProfitRow>;
  page: number;
  total: number;
  totalPages: number;
}

interface TripProfitRow {
  __typename: "TripProfitRow";
  cliente: string;
  destino: string;
  id: string;
  margen: number;
  numero: string;
  viaje: TripProfit;
}

interface TripShare {
  __typename: "TripShare";
  createdAt: string;
  expiresAt: string;
  id: string;
  isCalendar: boolean;
  name: string;
  openedAt: string;
  openings: number;
}

interface TripStay {
  __typename: "TripStay";
  about: string;
  city: string;
  from: string;
  itemId: string;
  name: string;
  nights: number;
  picture: string;
  until: string;
}

interface TripVoucher {
  __typename: "TripVoucher";
  addedBy: Person;
  createdAt: string;
  endedAt: string;
  endedBy: Person;
  filename: string;
  forGroup: boolean;
  id: string;
  replacedById: string;
  travellerId: string;
  travellerName: string;
  updatedAt: string;
  url: string;
  version: number;
}

interface Turn {
  __typename: "Turn";
  act: string;
  button: string;
  isClient: boolean;
  people: List<TurnPerson>;
  sentence: string;
  since: string;
  step: string;
  userId: number;
  who: string;
}

interface TurnPerson {
  __typename: "TurnPerson";
  id: number;
  name: string;
}

interface TwoFactorStart {
  __typename: "TwoFactorStart";
  secret: string;
  uri: string;
}

interface UnapprovedLine {
  __typename: "UnapprovedLine";
  contrato: string;
  id: string;
}

interface UnlockedAccount {
  __typename: "UnlockedAccount";
  accountLockedUntil: string;
  failedLoginAttempts: number;
  isActive: boolean;
}

interface UnsettledPayment {
  __typename: "UnsettledPayment";
  cause: string;
  day: string;
  missing: number;
  name: string;
  paymentId: string;
}

interface UpgradeFinding {
  __typename: "UpgradeFinding";
  accountId: string;
  amount: number;
  day: string;
  fact: string;
  id: string;
  kind: Enums.UpgradeFindingKind;
  otherId: string;
  printable: boolean;
  reviewedAt: string;
  reviewedBy: string;
  second: string;
  subjectId: string;
  title: string;
}

interface UpgradeFindingPage {
  __typename: "UpgradeFindingPage";
  items: List<UpgradeFinding>;
  open: number;
  page: number;
  total: number;
  totalPages: number;
}

interface User {
  __typename: "User";
  accountLockedUntil: string;
  acts: List<OfferedAct>;
  banco: string;
  ciudad: string;
  codeApp: boolean;
  commissionLimit: number;
  commissionPercentage: number;
  createdAt: string;
  currentCommissionUsed: number;
  direccion: string;
  documentoIdentidad: string;
  email: string;
  emailVerified: boolean;
  failedLoginAttempts: number;
  fechaIngreso: string;
  fechaNacimiento: string;
  gerenteId: number;
  hasBookedTrip: boolean;
  hasUnpaidCommissions: boolean;
  id: number;
  image: string;
  imageUrl: string;
  invitedAt: string;
  isActive: boolean;
  isActiveSeller: boolean;
  isLastOwner: boolean;
  lastLogin: string;
  lastname: string;
  liderId: number;
  name: string;
  numeroCuenta: string;
  pais: string;
  pendingEmail: string;
  phone: string;
  pictureShownAt: string;
  points: number;
  referralCode: string;
  referredBy: string;
  role: number;
  roleName: Enums.Role;
  secondFactorAsked: boolean;
  secondFactorDue: string;
  supervisorId: number;
  tipoCuenta: Enums.TipoCuenta;
  tipoDocumento: Enums.TipoDocumento;
  twoFactor: boolean;
  updatedAt: string;
  version: number;
}

interface UserPage {
  __typename: "UserPage";
  items: List<User>;
  page: number;
  total: number;
  totalPages: number;
}

interface UvtValue {
  __typename: "UvtValue";
  createdAt: string;
  createdBy: Person;
  id: string;
  updatedAt: string;
  value: number;
  version: number;
  year: number;
}

interface Video {
  __typename: "Video";
  acts: List<OfferedAct>;
  createdAt: string;
  id: string;
  image: string;
  kind: Enums.VideoKind;
  position: number;
  title: string;
  updatedAt: string;
  url: string;
  version: number;
}

interface VoucherCode {
  __typename: "VoucherCode";
  code: string;
  label: string;
  type: string;
}

interface WaitingLine {
  __typename: "WaitingLine";
  cantidad: number;
  kind: Enums.MonthWait;
  records: List<WaitingRecord>;
  total: number;
}

interface WaitingMail {
  __typename: "WaitingMail";
  endsAt: string;
  id: string;
  since: string;
  subject: string;
  to: string;
  what: string;
}

interface WaitingMailPage {
  __typename: "WaitingMailPage";
  items: List<WaitingMail>;
  page: number;
  total: number;
  totalPages: number;
}

interface WaitingQueue {
  __typename: "WaitingQueue";
  name: string;
  oldestSeconds: number;
  running: number;
  title: string;
  waiting: number;
}

interface WaitingRecord {
  __typename: "WaitingRecord";
  contractId: string;
  day: string;
  id: string;
  monto: number;
  name: string;
  orderId: string;
  person: string;
}

interface Webhook {
  __typename: "Webhook";
  address: string;
  createdAt: string;
  events: List<Enums.WebhookEvent>;
  formerUntil: string;
  id: string;
  maker: Person;
  name: string;
  offAt: string;
  offReason: Enums.WebhookOffReason;
  pausedAt: string;
  query: string;
  updatedAt: string;
  version: number;
}

interface WebhookDeliveryLine {
  __typename: "WebhookDeliveryLine";
  answer: string;
  answerStatus: number;
  body: string;
  createdAt: string;
  failure: string;
  id: string;
  nextTryAt: string;
  recordId: string;
  state: Enums.WebhookDeliveryState;
  triedAt: string;
  tries: number;
  type: string;
}

interface WebhookDeliveryPage {
  __typename: "WebhookDeliveryPage";
  items: List<WebhookDeliveryLine>;
  page: number;
  total: number;
  totalPages: number;
}

interface WithholdingExplanation {
  __typename: "WithholdingExplanation";
  icaDesde: string;
  municipio: string;
  procedimiento: Enums.WithholdingProcedure;
  tarifa: number;
  tarifaIca: number;
  texto: List<string>;
  uvt: number;
  vigenteDesde: string;
}

interface WithholdingRate {
  __typename: "WithholdingRate";
  baseUvt: number;
  concepto: Enums.RatedProcedure;
  createdAt: string;
  createdBy: Person;
  id: string;
  porcentaje: number;
  updatedAt: string;
  version: number;
  vigenteDesde: string;
  vigenteHasta: string;
}

type CurrentPopup = NoPopup | ShownPopup;

export interface Schema {
  AcceptedProposals: AcceptedProposals;
  AccessToken: AccessToken;
  AccountingMonth: AccountingMonth;
  AccountingMonthPage: AccountingMonthPage;
  AccountingSettings: AccountingSettings;
  AcquisitionDocument: AcquisitionDocument;
  ActividadesAdicionales: ActividadesAdicionales;
  Activity: Activity;
  Addendum: Addendum;
  AddendumChanges: AddendumChanges;
  AddendumContent: AddendumContent;
  AddendumPage: AddendumPage;
  AddendumStep: AddendumStep;
  AffectedCommission: AffectedCommission;
  AffectedPurchase: AffectedPurchase;
  AgencyAccount: AgencyAccount;
  AgencyPicture: AgencyPicture;
  AgencySettings: AgencySettings;
  AgreedStep: AgreedStep;
  AlikeMovement: AlikeMovement;
  Alimentacion: Alimentacion;
  AnalysedFinancials: AnalysedFinancials;
  AnalysedItem: AnalysedItem;
  ApprovalRule: ApprovalRule;
  ApproveContractPayload: ApproveContractPayload;
  ApproveQuotePayload: ApproveQuotePayload;
  AsistenciaMedica: AsistenciaMedica;
  AskedEmailChange: AskedEmailChange;
  AuditChain: AuditChain;
  AuditExport: AuditExport;
  AutomaticConversion: AutomaticConversion;
  BadCustomerLine: BadCustomerLine;
  BankAllocation: BankAllocation;
  BankBacking: BankBacking;
  BankBook: BankBook;
  BankColumns: BankColumns;
  BankCounters: BankCounters;
  BankDayDifference: BankDayDifference;
  BankDayReadings: BankDayReadings;
  BankFile: BankFile;
  BankFilePreview: BankFilePreview;
  BankImport: BankImport;
  BankImportPage: BankImportPage;
  BankMovement: BankMovement;
  BankMovementPage: BankMovementPage;
  BankPeriod: BankPeriod;
  BankProposal: BankProposal;
  BankProposalPart: BankProposalPart;
  BankRule: BankRule;
  BankRuleOffer: BankRuleOffer;
  BankSettlement: BankSettlement;
  BankSettlementPage: BankSettlementPage;
  BankTarget: BankTarget;
  BankingData: BankingData;
  BilledTo: BilledTo;
  BookedRecord: BookedRecord;
  BulkOutcome: BulkOutcome;
  CalculationAnalysis: CalculationAnalysis;
  CalculationBaseData: CalculationBaseData;
  CalculationDefaults: CalculationDefaults;
  CancellationOutcome: CancellationOutcome;
  CancellationRequest: CancellationRequest;
  CarouselSlide: CarouselSlide;
  CashFlow: CashFlow;
  CashFlowEntry: CashFlowEntry;
  CashFlowEntryPage: CashFlowEntryPage;
  CashFlowLine: CashFlowLine;
  CashOfMonth: CashOfMonth;
  ChangePage: ChangePage;
  ChangedRecord: ChangedRecord;
  ChangedTerm: ChangedTerm;
  Chargeback: Chargeback;
  ChargebackCounters: ChargebackCounters;
  ChargebackEvent: ChargebackEvent;
  ChargebackPage: ChargebackPage;
  Claim: Claim;
  ClaimCounters: ClaimCounters;
  ClaimEvent: ClaimEvent;
  ClaimFile: ClaimFile;
  ClaimPage: ClaimPage;
  ClaimedPurchase: ClaimedPurchase;
  ClauseValue: ClauseValue;
  ClientTrip: ClientTrip;
  ClosingExtra: ClosingExtra;
  ClosingLine: ClosingLine;
  ClosingOfferedExtra: ClosingOfferedExtra;
  ClosingOption: ClosingOption;
  ClosingOrder: ClosingOrder;
  ClosingPayment: ClosingPayment;
  ClosingPlan: ClosingPlan;
  ClosingSeller: ClosingSeller;
  ClosingState: ClosingState;
  ClosingStepFigure: ClosingStepFigure;
  ClosingSummary: ClosingSummary;
  ClosingTerms: ClosingTerms;
  Cobro: Cobro;
  ComingDeparture: ComingDeparture;
  Comisiones: Comisiones;
  Commission: Commission;
  CommissionConfig: CommissionConfig;
  CommissionCounter: CommissionCounter;
  CommissionExplanation: CommissionExplanation;
  CommissionMonth: CommissionMonth;
  CommissionObjection: CommissionObjection;
  CommissionObjectionCounter: CommissionObjectionCounter;
  CommissionObjectionPage: CommissionObjectionPage;
  CommissionOfRole: CommissionOfRole;
  CommissionPage: CommissionPage;
  CommissionPagination: CommissionPagination;
  CommissionPayout: CommissionPayout;
  CommissionPayoutPage: CommissionPayoutPage;
  CommissionPreview: CommissionPreview;
  CommissionRequest: CommissionRequest;
  CommissionStats: CommissionStats;
  CommissionSummary: CommissionSummary;
  CompletedContract: CompletedContract;
  CompletedContractPage: CompletedContractPage;
  CompletedSummary: CompletedSummary;
  ConsentRecord: ConsentRecord;
  Contract: Contract;
  ContractClient: ContractClient;
  ContractCounter: ContractCounter;
  ContractCreditNote: ContractCreditNote;
  ContractEmail: ContractEmail;
  ContractEvent: ContractEvent;
  ContractHolder: ContractHolder;
  ContractInvoice: ContractInvoice;
  ContractItem: ContractItem;
  ContractLink: ContractLink;
  ContractOverview: ContractOverview;
  ContractPage: ContractPage;
  ContractPaymentDetails: ContractPaymentDetails;
  ContractPdf: ContractPdf;
  ContractPdfPayload: ContractPdfPayload;
  ContractProfit: ContractProfit;
  ContractProfitPage: ContractProfitPage;
  ContractReading: ContractReading;
  ContractStats: ContractStats;
  ContractTemplate: ContractTemplate;
  ContractTemplateVersion: ContractTemplateVersion;
  ContractVersion: ContractVersion;
  ControlDifference: ControlDifference;
  ControlSum: ControlSum;
  ConversionStatus: ConversionStatus;
  CountComparison: CountComparison;
  CountedSum: CountedSum;
  CreditNote: CreditNote;
  CreditNoteAttempt: CreditNoteAttempt;
  CreditNoteDraft: CreditNoteDraft;
  CreditNoteLine: CreditNoteLine;
  Customer: Customer;
  CustomerConsent: CustomerConsent;
  CustomerImport: CustomerImport;
  CustomerImportPreview: CustomerImportPreview;
  CustomerMatch: CustomerMatch;
  CustomerNote: CustomerNote;
  CustomerPage: CustomerPage;
  CustomerPaper: CustomerPaper;
  CustomerSales: CustomerSales;
  CustomerStanding: CustomerStanding;
  CustomerWord: CustomerWord;
  DashboardNotices: DashboardNotices;
  DashboardStats: DashboardStats;
  DayInbox: DayInbox;
  DayLine: DayLine;
  DayRecord: DayRecord;
  DayRow: DayRow;
  DeletedPassenger: DeletedPassenger;
  DeletedUser: DeletedUser;
  Departure: Departure;
  DocumentIssuer: DocumentIssuer;
  DocumentVerification: DocumentVerification;
  DocumentedPerson: DocumentedPerson;
  DocumentsToReview: DocumentsToReview;
  Doer: Doer;
  Dossier: Dossier;
  DraftedPassenger: DraftedPassenger;
  DueWeek: DueWeek;
  EarlierInvoice: EarlierInvoice;
  EmailInfo: EmailInfo;
  EmailOwner: EmailOwner;
  Equipaje: Equipaje;
  Estadia: Estadia;
  EvidenceFile: EvidenceFile;
  ExactMoney: ExactMoney;
  Excursion: Excursion;
  ExportableColumn: ExportableColumn;
  Extra: Extra;
  FailedWork: FailedWork;
  FailedWorkPage: FailedWorkPage;
  File: File;
  FiledClaim: FiledClaim;
  FinancialClient: FinancialClient;
  FinancialContract: FinancialContract;
  FinancialCounters: FinancialCounters;
  FinancialMetrics: FinancialMetrics;
  FinancialPayment: FinancialPayment;
  FinancialPaymentPage: FinancialPaymentPage;
  FinancialPeriod: FinancialPeriod;
  FinancialPurchase: FinancialPurchase;
  FinancialPurchasePage: FinancialPurchasePage;
  FinancialRefund: FinancialRefund;
  FinancialRefundPage: FinancialRefundPage;
  FinancialSummary: FinancialSummary;
  FirstSteps: FirstSteps;
  FollowedClaim: FollowedClaim;
  FollowedContract: FollowedContract;
  FoundPerson: FoundPerson;
  FreeNumbers: FreeNumbers;
  Ganancia: Ganancia;
  GenerateInvoicePayload: GenerateInvoicePayload;
  GeneratedBy: GeneratedBy;
  Hierarchy: Hierarchy;
  HistoryChange: HistoryChange;
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  Hotel: Hotel;
  HotelPictures: HotelPictures;
  HowToPay: HowToPay;
  IcaRate: IcaRate;
  IdlePerson: IdlePerson;
  IdlePersonPage: IdlePersonPage;
  ImportDays: ImportDays;
  ImportFileColumn: ImportFileColumn;
  ImportLayout: ImportLayout;
  ImportTitleLine: ImportTitleLine;
  ImportedSettlements: ImportedSettlements;
  IncludedPart: IncludedPart;
  Installment: Installment;
  InstanceNotice: InstanceNotice;
  Invoice: Invoice;
  InvoiceAttempt: InvoiceAttempt;
  InvoiceBookLine: InvoiceBookLine;
  InvoiceBookPage: InvoiceBookPage;
  InvoiceChangeDraft: InvoiceChangeDraft;
  InvoiceChangePreview: InvoiceChangePreview;
  InvoiceCounters: InvoiceCounters;
  InvoiceDraft: InvoiceDraft;
  InvoiceDraftLine: InvoiceDraftLine;
  InvoiceLine: InvoiceLine;
  InvoicePage: InvoicePage;
  InvoiceTotals: InvoiceTotals;
  InvoicedPurchase: InvoicedPurchase;
  ItemsAnalysis: ItemsAnalysis;
  ItineraryDay: ItineraryDay;
  KeptAmount: KeptAmount;
  KeptTrip: KeptTrip;
  LateBooking: LateBooking;
  LeftOutBankLine: LeftOutBankLine;
  Legacy: Legacy;
  LegalFigure: LegalFigure;
  LegalNotice: LegalNotice;
  LibraryDayText: LibraryDayText;
  LibraryService: LibraryService;
  LimitOutcome: LimitOutcome;
  LimitedMonth: LimitedMonth;
  LimitedSeller: LimitedSeller;
  LinkLeads: LinkLeads;
  ListExport: ListExport;
  ListExportPage: ListExportPage;
  ManagerCommissions: ManagerCommissions;
  ManagerDashboard: ManagerDashboard;
  MappedAccount: MappedAccount;
  MarginalRange: MarginalRange;
  MarginalTable: MarginalTable;
  MeansIncome: MeansIncome;
  MemberFigures: MemberFigures;
  Message: Message;
  MonthBooks: MonthBooks;
  MonthClosing: MonthClosing;
  MonthFigures: MonthFigures;
  MonthOfMoney: MonthOfMoney;
  MonthTaxes: MonthTaxes;
  MonthlyComparisons: MonthlyComparisons;
  Mutation: Mutation;
  NewAccessToken: NewAccessToken;
  NewWebhookSecret: NewWebhookSecret;
  NextPayment: NextPayment;
  NoPopup: NoPopup;
  NodeMetrics: NodeMetrics;
  NoticeBatch: NoticeBatch;
  NotifiablePage: NotifiablePage;
  Notification: Notification;
  NotificationPage: NotificationPage;
  NotificationPreferences: NotificationPreferences;
  NumberingRange: NumberingRange;
  OfferExtra: OfferExtra;
  OfferFlight: OfferFlight;
  OfferLine: OfferLine;
  OfferOption: OfferOption;
  OfferPreview: OfferPreview;
  OfferStay: OfferStay;
  OfferedAct: OfferedAct;
  OnlineAcceptance: OnlineAcceptance;
  OnlineAttempt: OnlineAttempt;
  OnlineBill: OnlineBill;
  OnlineCheckout: OnlineCheckout;
  OnlineNextPayment: OnlineNextPayment;
  OnlinePayer: OnlinePayer;
  OnlinePayment: OnlinePayment;
  OnlineTransaction: OnlineTransaction;
  Onlooker: Onlooker;
  OpenAccess: OpenAccess;
  OpenAccessPage: OpenAccessPage;
  Opening: Opening;
  OpeningLine: OpeningLine;
  OperationState: OperationState;
  OptionalFeatureState: OptionalFeatureState;
  Organization: Organization;
  OrganizationNode: OrganizationNode;
  OtherPart: OtherPart;
  OwnAddendum: OwnAddendum;
  OwnAdvisor: OwnAdvisor;
  OwnCancellation: OwnCancellation;
  OwnChargeback: OwnChargeback;
  OwnClaim: OwnClaim;
  OwnContract: OwnContract;
  OwnPayment: OwnPayment;
  OwnRecords: OwnRecords;
  OwnRefund: OwnRefund;
  OwnRetracto: OwnRetracto;
  OwnRetractoTerms: OwnRetractoTerms;
  OwnService: OwnService;
  OwnSession: OwnSession;
  OwnTraveller: OwnTraveller;
  OwnTrip: OwnTrip;
  OwnTurn: OwnTurn;
  OwnVoucher: OwnVoucher;
  Package: Package;
  PackageDay: PackageDay;
  PackageDestination: PackageDestination;
  PackageHotel: PackageHotel;
  PackagePage: PackagePage;
  PackageQuestion: PackageQuestion;
  PackageStats: PackageStats;
  PageText: PageText;
  Pagination: Pagination;
  PaidFor: PaidFor;
  PaidInto: PaidInto;
  Passenger: Passenger;
  PassengerDraft: PassengerDraft;
  PassengerLink: PassengerLink;
  PassengerPrefill: PassengerPrefill;
  PassengersSummary: PassengersSummary;
  Passkey: Passkey;
  PastSale: PastSale;
  PastSaleImport: PastSaleImport;
  PastSaleImportPage: PastSaleImportPage;
  PastSalePreview: PastSalePreview;
  PastSalesChart: PastSalesChart;
  PastSalesYear: PastSalesYear;
  Payment: Payment;
  PaymentCounters: PaymentCounters;
  PaymentEvent: PaymentEvent;
  PaymentFollowUpPage: PaymentFollowUpPage;
  PaymentInfo: PaymentInfo;
  PaymentPage: PaymentPage;
  PaymentPromise: PaymentPromise;
  PaymentsByMonth: PaymentsByMonth;
  PaymentsByType: PaymentsByType;
  PaymentsReceived: PaymentsReceived;
  PaymentsSummary: PaymentsSummary;
  Payout: Payout;
  PayoutApproval: PayoutApproval;
  PayoutApprovalPage: PayoutApprovalPage;
  PayoutPreview: PayoutPreview;
  PayoutSeller: PayoutSeller;
  PdfInfo: PdfInfo;
  Person: Person;
  PersonalDataFiles: PersonalDataFiles;
  PlanLine: PlanLine;
  PointMovement: PointMovement;
  PointMovementPage: PointMovementPage;
  Popup: Popup;
  PreviewedCustomer: PreviewedCustomer;
  PreviewedMovement: PreviewedMovement;
  PreviewedPastSale: PreviewedPastSale;
  PreviewedProvider: PreviewedProvider;
  PreviewedTransaction: PreviewedTransaction;
  PriceDifference: PriceDifference;
  ProfitContract: ProfitContract;
  ProfitFigures: ProfitFigures;
  PromisedItem: PromisedItem;
  Provider: Provider;
  ProviderClaim: ProviderClaim;
  ProviderContact: ProviderContact;
  ProviderContract: ProviderContract;
  ProviderCounters: ProviderCounters;
  ProviderDocument: ProviderDocument;
  ProviderDue: ProviderDue;
  ProviderDueFigures: ProviderDueFigures;
  ProviderDuePage: ProviderDuePage;
  ProviderImport: ProviderImport;
  ProviderImportPage: ProviderImportPage;
  ProviderImportPreview: ProviderImportPreview;
  ProviderName: ProviderName;
  ProviderPage: ProviderPage;
  ProviderPayment: ProviderPayment;
  ProviderPurchase: ProviderPurchase;
  ProviderPurchasePage: ProviderPurchasePage;
  ProviderSpending: ProviderSpending;
  ProviderSpendingPage: ProviderSpendingPage;
  PseBank: PseBank;
  PublicSettings: PublicSettings;
  Purchase: Purchase;
  PurchasePayload: PurchasePayload;
  PurchaseSummary: PurchaseSummary;
  PurchasesFinancialSummary: PurchasesFinancialSummary;
  Query: Query;
  Quote: Quote;
  QuoteAssignment: QuoteAssignment;
  QuoteCalculation: QuoteCalculation;
  QuoteCounter: QuoteCounter;
  QuoteCounters: QuoteCounters;
  QuoteEvent: QuoteEvent;
  QuoteLink: QuoteLink;
  QuoteOffer: QuoteOffer;
  QuoteOption: QuoteOption;
  QuotePage: QuotePage;
  QuoteQuestion: QuoteQuestion;
  QuoteResponder: QuoteResponder;
  QuoteTemplate: QuoteTemplate;
  QuoteTextReading: QuoteTextReading;
  QuoteVersion: QuoteVersion;
  QuotesChart: QuotesChart;
  Raffle: Raffle;
  RaffleChange: RaffleChange;
  RaffleNumber: RaffleNumber;
  RaffleNumberPage: RaffleNumberPage;
  RafflePage: RafflePage;
  ReadCount: ReadCount;
  ReadDay: ReadDay;
  ReadDeposit: ReadDeposit;
  ReadFact: ReadFact;
  ReadFlight: ReadFlight;
  ReadInstallments: ReadInstallments;
  ReadPercent: ReadPercent;
  ReadPeriod: ReadPeriod;
  ReadPrice: ReadPrice;
  ReadQuestion: ReadQuestion;
  ReadService: ReadService;
  ReadText: ReadText;
  ReadTraveller: ReadTraveller;
  Receivable: Receivable;
  ReceivableFigures: ReceivableFigures;
  ReceivablePage: ReceivablePage;
  ReceivableSum: ReceivableSum;
  ReceivedEvent: ReceivedEvent;
  ReceivedSum: ReceivedSum;
  ReceivingAccount: ReceivingAccount;
  RecordChange: RecordChange;
  ReferredPerson: ReferredPerson;
  ReferredPersonPage: ReferredPersonPage;
  Refund: Refund;
  RefundAccount: RefundAccount;
  RefundCounters: RefundCounters;
  RefundEvent: RefundEvent;
  RefundPage: RefundPage;
  RefusedBankLine: RefusedBankLine;
  RefusedBankLines: RefusedBankLines;
  RefusedProposal: RefusedProposal;
  RegisterPayload: RegisterPayload;
  ReminderMessage: ReminderMessage;
  RenamedTraveller: RenamedTraveller;
  ReportableCash: ReportableCash;
  ReportableCashPage: ReportableCashPage;
  Reservation: Reservation;
  ReservationDates: ReservationDates;
  ReservationPage: ReservationPage;
  ResumenFinanciero: ResumenFinanciero;
  RetentionRule: RetentionRule;
  Retracto: Retracto;
  RevenueChart: RevenueChart;
  RevenueComparison: RevenueComparison;
  SalesFigures: SalesFigures;
  SalesGoalProgress: SalesGoalProgress;
  SalesGroup: SalesGroup;
  SalesGroupPage: SalesGroupPage;
  SavedPassengers: SavedPassengers;
  SavedView: SavedView;
  SearchAnswer: SearchAnswer;
  SearchHit: SearchHit;
  SecondFactorRoleState: SecondFactorRoleState;
  Seguros: Seguros;
  SelectedNumbers: SelectedNumbers;
  SellerLimitSimulation: SellerLimitSimulation;
  SellerMonth: SellerMonth;
  SellerPerformance: SellerPerformance;
  SellerStatement: SellerStatement;
  SellerTerms: SellerTerms;
  SendQuotePayload: SendQuotePayload;
  SentStaffFile: SentStaffFile;
  ServiceAccount: ServiceAccount;
  SettledMoney: SettledMoney;
  SettlementLine: SettlementLine;
  SettlementMovement: SettlementMovement;
  SettlementPreview: SettlementPreview;
  ShareContractPayload: ShareContractPayload;
  ShareQuotePayload: ShareQuotePayload;
  SharedTrip: SharedTrip;
  ShownPopup: ShownPopup;
  SignInPayload: SignInPayload;
  SignatureCode: SignatureCode;
  SignatureVerification: SignatureVerification;
  SimulatedAmounts: SimulatedAmounts;
  SimulatedContract: SimulatedContract;
  SimulatedRole: SimulatedRole;
  SoldFigures: SoldFigures;
  StaffDocument: StaffDocument;
  StaffDocumentListing: StaffDocumentListing;
  StaffDocumentPage: StaffDocumentPage;
  StaffDocumentPagination: StaffDocumentPagination;
  StaffDocumentProgress: StaffDocumentProgress;
  StaffDocumentStats: StaffDocumentStats;
  StaffDocumentUpload: StaffDocumentUpload;
  StartedClosingPayload: StartedClosingPayload;
  Subscription: Subscription;
  Superior: Superior;
  SupportDocument: SupportDocument;
  Suspicion: Suspicion;
  SystemCheck: SystemCheck;
  TaxProfile: TaxProfile;
  TaxedPerson: TaxedPerson;
  TeamMetrics: TeamMetrics;
  TeamSummary: TeamSummary;
  Teams: Teams;
  TemplateTrip: TemplateTrip;
  TermsSimulation: TermsSimulation;
  TextPiece: TextPiece;
  ThirdParty: ThirdParty;
  Tiquetes: Tiquetes;
  TopSeller: TopSeller;
  Tramo: Tramo;
  TransactionCount: TransactionCount;
  Traslados: Traslados;
  Trip: Trip;
  TripDetails: TripDetails;
  TripFlight: TripFlight;
  TripInclusion: TripInclusion;
  TripPrice: TripPrice;
  TripProfit: TripProfit;
  TripProfitGroup: TripProfitGroup;
  TripProfitGroupPage: TripProfitGroupPage;
  TripProfitPage: TripProfitPage;
  TripProfitRow: TripProfitRow;
  TripShare: TripShare;
  TripStay: TripStay;
  TripVoucher: TripVoucher;
  Turn: Turn;
  TurnPerson: TurnPerson;
  TwoFactorStart: TwoFactorStart;
  UnapprovedLine: UnapprovedLine;
  UnlockedAccount: UnlockedAccount;
  UnsettledPayment: UnsettledPayment;
  UpgradeFinding: UpgradeFinding;
  UpgradeFindingPage: UpgradeFindingPage;
  User: User;
  UserPage: UserPage;
  UvtValue: UvtValue;
  Video: Video;
  VoucherCode: VoucherCode;
  WaitingLine: WaitingLine;
  WaitingMail: WaitingMail;
  WaitingMailPage: WaitingMailPage;
  WaitingQueue: WaitingQueue;
  WaitingRecord: WaitingRecord;
  Webhook: Webhook;
  WebhookDeliveryLine: WebhookDeliveryLine;
  WebhookDeliveryPage: WebhookDeliveryPage;
  WithholdingExplanation: WithholdingExplanation;
  WithholdingRate: WithholdingRate;
}