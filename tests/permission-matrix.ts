import type { Asker } from "./support/askers.ts";

/**
 * Who may run each operation, written by hand from the product's decisions and never derived from the code. The numbers are
 * roles: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Admin, 6 Contador, 7 Owner. `K` adds whoever carries a valid link, `P` is
 * everybody, `V` adds whoever shows no session, `any` every active account, `self` also one that is switched off. Which rows somebody reaches is another matter.
 */
export const permissionMatrix: Readonly<Record<string, string>> = {
  // accounts
  publicSettings: "P",
  signIn: "P",
  me: "self",
  changePassword: "any",
  registerAccount: "P",
  checkEmail: "P",
  requestRecovery: "P",
  forgotPassword: "P",
  resetPassword: "P",
  confirmEmail: "P",
  sendEmailConfirmation: "any",
  updateProfile: "any",
  uploadPicture: "any",
  closeSessions: "any",
  bankingData: "1 2 3 4 5 6 7",
  updateBankingData: "1 2 3 4 5 6 7",
  myConsents: "any",
  exportMyData: "any",
  requestErasure: "any",
  sendContactMessage: "P",
  fileAddress: "any K",

  // organization
  users: "3 4 5 6 7",
  userPage: "3 4 5 6 7",
  user: "any",
  userByEmail: "2 3 4 5 7",
  superiors: "3 4 5 7",
  legacy: "3 4 5 7",
  updateUser: "3 4 5 7",
  deleteUser: "5 7",
  anonymizeUser: "7",
  resetUserPassword: "3 4 5 7",
  unlockUser: "3 4 5 7",

  // reports
  organization: "3 4 5 6 7",
  teams: "5 6 7",
  teamMetrics: "4 5 7",
  managerDashboard: "4 5 7",

  // catalog
  packages: "P",
  packagePage: "P",
  package: "P",
  packageChars: "P",
  packageDestinations: "P",
  createPackage: "5 7",
  updatePackage: "5 7",
  archivePackage: "5 7",
  deletePackage: "5 7",

  // content
  activePopups: "P",
  popups: "P",
  currentPopup: "P",
  createPopup: "5 7",
  updatePopup: "5 7",
  deletePopup: "5 7",
  carouselSlides: "P",
  addCarouselSlide: "5 7",
  updateCarouselSlide: "5 7",
  orderCarousel: "5 7",
  removeCarouselSlide: "5 7",
  instagramVideos: "P",
  trainingVideos: "2 3 4 5 7",
  addVideo: "5 7",
  updateVideo: "5 7",
  orderVideos: "5 7",
  removeVideo: "5 7",
  pageText: "P",
  pageTexts: "P",
  pageTextPreview: "5 7",
  draftPageText: "5 7",
  publishPageText: "5 7",
  discardPageDraft: "5 7",
  agencySettings: "7",
  updateAgencySettings: "7",

  // raffle
  openRaffle: "P",
  drawnRaffles: "P",
  raffles: "5 7",
  raffleBoard: "P",
  freeRaffleNumbers: "P",
  raffleNumbers: "2 3 4 5 7",
  takenRaffleNumbers: "2 3 4 5 7",
  raffleReceipt: "2 3 4 5 7",
  raffleChanged: "P",
  selectRaffleNumbers: "P",
  payRaffleNumber: "2 3 4 5 7",
  releaseRaffleNumber: "2 3 4 5 7",
  resetRaffleNumbers: "5 7",
  createRaffle: "5 7",
  updateRaffle: "5 7",
  startRaffle: "5 7",
  drawRaffle: "5 7",
  cancelRaffle: "5 7",

  // quotes
  quotes: "2 3 4 5 7",
  quoteCounters: "2 3 4 5 7",
  expiredQuotes: "2 3 4 5 7",
  expiredQuoteCount: "2 3 4 5 7",
  externalQuotes: "3 4 5 7",
  quoteSellers: "3 4 5 7",
  quotesOfSeller: "2 3 4 5 7",
  quotesOfUser: "1 2 3 4 5 6 7",
  quotesUserRole: "1 2 3 4 5 6 7",
  quote: "1 2 3 4 5 6 7 K",
  quotePdf: "1 2 3 4 5 6 7 K",
  quoteTracking: "2 3 4 5 7",
  quoteAssignments: "2 3 4 5 7",
  createQuote: "V 2 3 4 5 7",
  createExternalQuote: "P",
  createQuoteForUser: "2 3 4 5 7",
  updateQuote: "2 3 4 5 7",
  deleteQuote: "7",
  sendQuote: "2 3 4 5 7",
  regenerateQuotePdf: "2 3 4 5 7",
  approveQuote: "1 3 4 5 7 K",
  rejectQuote: "1 3 4 5 7 K",
  requoteQuote: "1 2 3 4 5 7 K",
  reassignQuote: "3 4 5 7",
  markQuotesExpired: "5 7",

  // passengers
  passengers: "1 2 3 4 5 6 7 K",
  passengerCount: "1 2 3 4 5 6 7 K",
  passengerPrefill: "1 2 3 4 5 6 7 K",
  quoteOfPassengers: "1 2 3 4 5 6 7 K",
  savePassengers: "1 2 3 4 5 7 K",
  addPassenger: "1 2 3 4 5 7 K",
  updatePassenger: "1 2 3 4 5 7 K",
  deletePassenger: "1 2 3 4 5 7 K",
  renewPassengerLink: "2 3 4 5 7",

  // calculations
  quoteCalculation: "2 3 4 5 7",
  quoteCalculationByQuote: "2 3 4 5 7",
  quoteCalculationBaseData: "2 3 4 5 7",
  quoteCommissions: "2 3 4 5 7",
  createQuoteCalculation: "2 3 4 5 7",
  upsertQuoteCalculation: "2 3 4 5 7",
  confirmQuoteCalculation: "2 3 4 5 7",

  // contracts
  contracts: "1 2 3 4 5 6 7",
  contractCounters: "1 2 3 4 5 6 7",
  contractStats: "2 3 4 5 6 7",
  contract: "1 2 3 4 5 6 7 K",
  contractOverview: "1 2 3 4 5 6 7 K",
  contractPdf: "1 2 3 4 5 6 7 K",
  contractPdfByToken: "P",
  contractHistory: "2 3 4 5 6 7",
  contractItems: "2 3 4 5 6 7",
  contractEmailPreview: "3 4 5 7",
  signatureVerification: "P",
  createContract: "4 5 7",
  updateContract: "4 5 7",
  convertQuoteItems: "4 5 7",
  generateContractPdf: "3 4 5 7",
  sendContract: "3 4 5 7",
  signContract: "1 K",
  addContractItem: "5 7",
  releaseContractItem: "5 7",
  completeContract: "5 7",
  cancelContract: "5 7",
  deleteContract: "5 7",

  // purchases
  itemsWithPurchases: "1 5 6 7 K",
  purchaseSummary: "1 5 6 7 K",
  purchaseStats: "5 6 7",
  purchasesFinancialSummary: "5 6 7",
  purchase: "5 6 7",
  purchaseInstallments: "5 6 7",
  providerSuggestions: "5 6 7",
  buyItem: "5 7",
  buyItemInInstallments: "5 7",
  setItemDeadline: "5 7",
  markPurchasePaid: "5 7",
  payInstallment: "5 7",
  voidPurchase: "7",

  // payments
  payments: "1 2 3 4 5 6 7",
  payment: "1 2 3 4 5 6 7",
  paymentCount: "1 2 3 4 5 6 7",
  paymentCounters: "1 2 3 4 5 6 7",
  paymentsOfContract: "1 2 3 4 5 6 7",
  contractPaymentDetails: "1 2 3 4 5 6 7",
  paymentReceipt: "1 2 3 4 5 6 7",
  paymentInfo: "P",
  paymentsSummary: "5 6 7",
  paymentFollowUp: "7",
  registerPayment: "2 3 4 5 6 7",
  attachPaymentReceipt: "2 3 4 5 6 7",
  verifyPayment: "5 6 7",
  reversePayment: "7",

  // commissions
  commissions: "2 3 4 5 6 7",
  commissionPagination: "2 3 4 5 6 7",
  commissionCounters: "2 3 4 5 6 7",
  commission: "2 3 4 5 6 7",
  commissionsOfUser: "2 3 4 5 6 7",
  commissionsOfContract: "2 3 4 5 6 7",
  commissionCountOfContract: "2 3 4 5 6 7",
  commissionStats: "2 3 4 5 6 7",
  sellerLimit: "2 3 4 5 6 7",
  monthlyLimits: "4 5 7",
  managerCommissions: "4 5 6 7",
  createCommission: "5 7",
  updateCommission: "5 7",
  deleteCommission: "5 7",
  approveCommission: "5 7",
  payCommission: "5 6 7",
  calculateCommissions: "5 7",
  approveContract: "5 7",
  commissionConfigs: "5 7",
  commissionConfig: "5 7",
  commissionConfigHistory: "5 7",
  createCommissionConfig: "5 7",
  updateCommissionConfig: "5 7",
  deactivateCommissionConfig: "5 7",

  // rewards
  pointMovements: "any",
  pointMovementsOf: "7",
  referredPeople: "any",
  adjustPoints: "7",

  // notifications
  notifications: "any",
  unreadNotificationCount: "any",
  notificationPreferences: "any",
  markNotificationRead: "any",
  markAllNotificationsRead: "any",
  deleteNotification: "any",
  updateNotificationPreferences: "any",
  createNotification: "3 4 5 7",
  notifyMany: "3 4 5 7",
  notificationReceived: "any",

  // reports
  myDay: "2 3 4 5 6 7",
};

/** How a request is refused before anything of it is looked at. */
export interface Refused {
  readonly code: "UNAUTHENTICATED" | "FORBIDDEN";
  readonly message: string;
}

const NO_TOKEN = "No hay token disponible";
const BAD_TOKEN = "Token inválido";
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";
const INACTIVE = "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.";
const MAY_NOT = "No tienes permisos suficientes para realizar esta acción.";

const unauthenticated = (message: string): Refused => ({ code: "UNAUTHENTICATED", message });
const forbidden = (message: string): Refused => ({ code: "FORBIDDEN", message });

/** What a role without the permission is told where it is not {@link MAY_NOT}. */
const ownWords: Readonly<Record<string, string>> = { createQuote: "No tienes permisos para crear cotizaciones." };

/** Public operations that take no notice of a bearer: the person has none yet. */
const ignoringBearer = ["signIn", "requestRecovery", "forgotPassword", "resetPassword", "confirmEmail"];

/**
 * How an operation that everybody may ask refuses, once it runs, who brings neither a session, a link nor the token of the
 * file itself; null for every other operation.
 */
export const refusalOfToken = (operation: string, { is }: Pick<Asker, "is">): Refused | null =>
  operation === "contractPdfByToken" && (is === "nobody" || is === "bad session") ? unauthenticated(BAD_LINK) : null;

/**
 * How an operation of the matrix refuses an asker, or null when it lets them in. A public read takes a bad session for none; a
 * public call that changes something refuses it, so that a quote of an advisor whose session ran out does not become a visitor's.
 */
export function refusalOf(operation: string, kind: string, { is, role }: Pick<Asker, "is" | "role">): Refused | null {
  const who = (permissionMatrix[operation] ?? "").split(" ");
  const byLink = who.includes("K");
  if (who.includes("P")) {
    if (kind !== "mutation" || ignoringBearer.includes(operation)) return null;
    if (is === "bad session") return unauthenticated(BAD_TOKEN);
    return is === "inactive" ? forbidden(INACTIVE) : null;
  }
  if (who.includes("V") && (is === "link" || is === "nobody")) return null;
  if (is === "link") return byLink ? null : unauthenticated(NO_TOKEN);
  if (is === "nobody") return unauthenticated(byLink ? BAD_LINK : NO_TOKEN);
  if (is === "bad session") return unauthenticated(BAD_TOKEN);
  if (is === "inactive") return who.includes("self") ? null : forbidden(INACTIVE);
  return who.includes("any") || who.includes("self") || who.includes(String(role)) ? null : forbidden(ownWords[operation] ?? MAY_NOT);
}
