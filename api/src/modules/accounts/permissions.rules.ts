/** The roles of people by number: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Admin, 6 Contador, 7 Owner. */
export type RoleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const CLIENTE = 1;
export const ASESOR = 2;
export const LIDER = 3;
export const GERENTE = 4;
export const ADMIN = 5;
export const CONTADOR = 6;
export const OWNER = 7;

const everyone = [1, 2, 3, 4, 5, 6, 7] as const;
const staff = [2, 3, 4, 5, 6, 7] as const;
const sellers = [2, 3, 4, 5, 7] as const;
const leaders = [3, 4, 5, 7] as const;
const managers = [4, 5, 7] as const;
const administration = [5, 7] as const;
const money = [5, 6, 7] as const;
const owner = [7] as const;

/**
 * Permission matrix: the roles that have each capability, shared by the schema's `@auth` and the web's
 * navigation. Each module's `visibleX` scope defines which rows a person may access with a capability.
 */
export const permissions = {
  /** See all rows of whatever the role may read. */
  seeAll: money,
  /** Open the page of the administration. */
  openPanel: money,
  manageUsers: owner,
  /** View as another person, and change nothing. */
  viewAs: owner,
  readUsers: [3, 4, 5, 6, 7],
  createStaff: managers,
  /** Change, unlock and deactivate people; `organization/user.rules` defines exactly whom. */
  manageTeam: leaders,
  deleteUsers: administration,
  /** Look a person up by e-mail, to fill in a quote. */
  findByEmail: sellers,
  viewOrganization: [3, 4, 5, 6, 7],
  viewAllTeams: money,
  viewTeamMetrics: managers,
  readBankingData: everyone,
  /** See the identity document and city of the person or company in an accounting line. */
  identifyThirdParties: [4, 5, 6, 7],
  /** See the bank accounts of third parties. */
  seeAccounts: money,
  /** Manage bank details of others; everybody manages their own. */
  manageBankingData: money,
  readQuotes: everyone,
  readPassengers: everyone,
  managePassengers: [1, 2, 3, 4, 5, 7],
  manageQuotes: sellers,
  editAnyQuote: administration,
  decideQuotes: leaders,
  /** Share building blocks of quotes with everybody who sells. */
  shareQuoteTemplates: leaders,
  /** Rename and delete the agency's templates that others made. */
  changeQuoteTemplates: administration,
  askRequote: sellers,
  approveDiscounts: leaders,
  reassignQuotes: leaders,
  markQuotesExpired: administration,
  deleteQuotes: owner,
  readContracts: everyone,
  readContractItems: staff,
  /** Change a signed contract by an addendum that the client signs. */
  writeAddenda: managers,
  createContracts: managers,
  /** Send a contract to its client for the first time. */
  sendContracts: leaders,
  /** Resend a contract that is waiting to be signed. */
  resendContracts: sellers,
  /** See the list of all contracts, and edit contracts from there. */
  superviseContracts: administration,
  deleteContracts: administration,
  /** Confirm, in place of the client, the address to which a contract is sent. */
  confirmContractEmails: owner,
  /** Attach tickets and vouchers for the traveller. */
  attachVouchers: sellers,
  cancelContracts: administration,
  completeContracts: administration,
  cancelCompletedContracts: owner,
  seeCosts: money,
  readPurchases: money,
  /** Open the screen of a contract's purchases; the administration buys on the contract itself. */
  overseePurchases: owner,
  buy: administration,
  voidPurchases: owner,
  /** State the base, the IVA and the withholdings of a purchase. */
  statePurchaseTaxes: money,
  /** Register that a provider returned the amount paid for a voided purchase. */
  settleProviderClaims: money,
  registerPayments: staff,
  readPayments: everyone,
  verifyPayments: money,
  reversePayments: owner,
  refundPayments: money,
  /** See the cash to be reported, with its owner and its source. */
  reportCash: [6, 7],
  readRefunds: money,
  /** Close months, and see their figures and pending items. */
  closeMonths: [6, 7],
  reopenMonths: owner,
  /** Choose and confirm the accounts of the books, and how they are handed to the accounting program. */
  keepAccounting: [6, 7],
  /** Export the folder of a closed month. */
  exportMonths: [6, 7],
  /** See which months are closed; no act may be dated in them. */
  knowClosedMonths: staff,
  /** Decide the refund of a cancelled contract. */
  decideRefunds: managers,
  payRefunds: [6, 7],
  /** See clients' claims to reverse an online payment, and the notes on these claims. */
  openChargebacks: staff,
  answerChargebacks: money,
  /** Read, take and answer requests about personal data and consumers' claims. */
  answerClaims: administration,
  followPayments: owner,
  /**
   * See debtors, the date since which they owe, and their payment promises; within the contracts that the
   * person sees.
   */
  followDebt: staff,
  readBank: money,
  /** Import bank statements, and match their movements to payments. */
  matchBank: money,
  /** Make and change the rules that classify the bank's charges. */
  ruleBank: [6, 7],
  /** Let exact matches be verified automatically. */
  automateBank: owner,
  /** Decide on the person's own records and earnings; without this, another person decides. */
  decideOwn: owner,
  seeCommissions: staff,
  /** See the person's own commissions, and a contract's commissions. */
  followCommissions: sellers,
  requestCommissions: [2, 3, 4],
  /** Object to a commission earned or deducted. */
  objectCommissions: [2, 3, 4],
  answerObjections: administration,
  readTeamCommissions: [4, 5, 6, 7],
  manageCommissions: administration,
  payCommissions: money,
  /** Approve, as the second person, payments of the kinds that the person may make. */
  approvePayouts: money,
  configureCommissions: administration,
  /** Manage the number ranges that the DIAN authorizes. */
  keepNumbering: [6, 7],
  /** Manage the dated tables of tax withholding; people who pay commissions set a seller's tax profile. */
  keepWithholding: [6, 7],
  /** Read the dated legal figures that apply to retractos and cash. */
  readLegalFigures: money,
  keepLegalFigures: [6, 7],
  /** Confirm once that a legal figure is correct. */
  confirmLegalFigures: owner,
  readMonthlyLimits: managers,
  changeMonthlyLimits: managers,
  uploadDocuments: staff,
  /** Read everybody's documents; each person reads their own. */
  readDocuments: money,
  reviewDocuments: owner,
  readFinancialReports: money,
  seeDashboard: staff,
  /** Set a person's monthly sales goal; a manager sets goals for their team. */
  setGoals: managers,
  managePackages: administration,
  managePage: administration,
  watchTraining: sellers,
  manageAgency: owner,
  sellRaffle: sellers,
  manageRaffles: administration,
  /** Accept responsibility, by name, for a raffle without authorisation. */
  acceptPrivateRaffles: owner,
  adjustPoints: owner,
  notifyOthers: leaders,
  invoice: [6, 7],
  followPurchaseInvoices: owner,
  /** Read everybody's reservations; each person reads their own. */
  readReservations: [3, 4, 5, 6, 7],
  manageReservations: leaders,
  readCustomers: staff,
  manageCustomers: sellers,
  /** Merge two customers, and import them from a file. */
  mergeCustomers: administration,
  /** Import the sales from before the platform from a file, and undo an import. */
  importPastSales: money,
  readProviders: money,
  manageProviders: administration,
  /** Set the provider data that an invoice needs: the owner of the income, and the NIT. */
  answerForProviders: money,
  /** See only names, as suggestions while a name is typed. */
  suggestProviders: staff,
  manageTemplates: administration,
  watchOperation: owner,
  /** Review possible mistakes of earlier versions that an upgrade found. */
  reviewUpgrade: [CONTADOR, OWNER],
  /** Send sales events to external programs by webhook. */
  manageWebhooks: owner,
  /** Read the history of a record that the person sees. */
  readHistory: staff,
  /** Follow record changes with a program. */
  followChanges: money,
  /** Export a list that the person sees as a file. */
  exportLists: staff,
  /** Export the complete evidence of a sale as one file; clients can export their own. */
  takeDossiers: managers,
  /** Read and export the whole audit log. */
  readAudit: owner,
  /** See the IP address from which an act was done. */
  seeOrigins: administration,
} as const satisfies Record<string, readonly RoleNumber[]>;

export type Capability = keyof typeof permissions;

/** Returns whether a role has a capability. */
export const may = (role: number | null | undefined, capability: Capability): boolean =>
  (permissions[capability] as readonly number[]).includes(role ?? 0);

/** Names of the roles on screens, in exports and in mails. */
export const roleLabels: Record<RoleNumber, string> = {
  1: "Cliente",
  2: "Asesor",
  3: "Líder",
  4: "Gerente",
  5: "Administrador",
  6: "Contador",
  7: "Propietario",
};

/** Names of the roles in REST answers and in the title of the help. */
const shortRoleLabels: Record<RoleNumber, string> = { ...roleLabels, 5: "Admin", 7: "Owner" };

/** Returns the role's short name, `Sin rol` for an unknown number. */
export const shortRoleLabel = (role: number | null | undefined): string =>
  shortRoleLabels[role as RoleNumber] ?? "Sin rol";

/** Returns the role's name on screen, `Sin rol` for an unknown number. */
export const roleLabel = (role: number | null | undefined): string =>
  roleLabels[role as RoleNumber] ?? "Sin rol";
