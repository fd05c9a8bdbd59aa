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
 * Permission matrix: the roles of each capability, shared by the schema's `@auth` and the web's navigation.
 * The rows that a person reaches within a capability are defined by each module's `visibleX` scope.
 */
export const permissions = {
  /** The rows of everybody, of whatever the role reads at all. */
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
  /** Document and city of the person or company in a line of the books. */
  identifyThirdParties: [4, 5, 6, 7],
  /** See the bank accounts of third parties. */
  seeAccounts: money,
  /** Bank details of others; everybody manages their own. */
  manageBankingData: money,
  readQuotes: everyone,
  readPassengers: everyone,
  managePassengers: [1, 2, 3, 4, 5, 7],
  manageQuotes: sellers,
  editAnyQuote: administration,
  decideQuotes: leaders,
  /** Keep building blocks of quotes for everybody who sells. */
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
  /** Send again a contract that is out to be signed. */
  resendContracts: sellers,
  /** The list of all contracts, and editing one from there. */
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
  /** The screen of a contract's purchases: the administration buys on the contract itself. */
  overseePurchases: owner,
  buy: administration,
  voidPurchases: owner,
  registerPayments: staff,
  readPayments: everyone,
  verifyPayments: money,
  reversePayments: owner,
  refundPayments: money,
  /** Cash that is reported, with its owner and its source. */
  reportCash: [6, 7],
  readRefunds: money,
  /** Their figures and pending items, too. */
  closeMonths: [6, 7],
  reopenMonths: owner,
  /** See the closed months, in which no act may be dated. */
  knowClosedMonths: staff,
  /** Decide the refund of a cancelled contract. */
  decideRefunds: managers,
  payRefunds: [6, 7],
  /** Claims of clients that an online payment be reversed, and notes on them. */
  openChargebacks: staff,
  answerChargebacks: money,
  /** Requests about personal data and claims of consumers: read, take and answer them. */
  answerClaims: administration,
  followPayments: owner,
  /**
   * See debtors, since when they owe, and their payment promises; within the contracts that the person sees.
   */
  followDebt: staff,
  readBank: money,
  /** Import bank statements, and match their movements to payments. */
  matchBank: money,
  /** Let exact matches be verified automatically. */
  automateBank: owner,
  /** Decide on records and earnings of the person themselves; otherwise another person decides. */
  decideOwn: owner,
  seeCommissions: staff,
  /** Commissions of the person, and of a contract, on their screens. */
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
  /** The ranges of numbers that the DIAN authorizes. */
  keepNumbering: [6, 7],
  /** The dated tables by which tax is withheld; people who pay commissions set a seller's tax profile. */
  keepWithholding: [6, 7],
  /** The dated figures of the law by which a retracto and cash are judged. */
  readLegalFigures: money,
  keepLegalFigures: [6, 7],
  /** Confirm once that a figure is right. */
  confirmLegalFigures: owner,
  readMonthlyLimits: managers,
  changeMonthlyLimits: managers,
  uploadDocuments: staff,
  /** Documents of everybody; each person reads their own. */
  readDocuments: money,
  reviewDocuments: owner,
  readFinancialReports: money,
  seeDashboard: staff,
  /** Set how much a person is to sell in a month; a manager sets it for their team. */
  setGoals: managers,
  managePackages: administration,
  managePage: administration,
  watchTraining: sellers,
  manageAgency: owner,
  sellRaffle: sellers,
  manageRaffles: administration,
  /** Answers with their name for a raffle without authorisation. */
  acceptPrivateRaffles: owner,
  adjustPoints: owner,
  notifyOthers: leaders,
  invoice: [6, 7],
  followPurchaseInvoices: owner,
  /** Reservations of everybody; each person reads their own. */
  readReservations: [3, 4, 5, 6, 7],
  manageReservations: leaders,
  readCustomers: staff,
  manageCustomers: sellers,
  /** Merge two customers, and import them from a file. */
  mergeCustomers: administration,
  /** Bring in the sales from before the platform by a file, and take an import back. */
  importPastSales: money,
  readProviders: money,
  manageProviders: administration,
  /** Set the data of a provider that an invoice needs: the owner of the income, and the NIT. */
  answerForProviders: money,
  /** Only names, as suggestions while a name is typed. */
  suggestProviders: staff,
  manageTemplates: administration,
  watchOperation: owner,
  /** See the possible mistakes of earlier versions that an upgrade found. */
  reviewUpgrade: [CONTADOR, OWNER],
  /** Send the events of the sale to the programs of others. */
  manageWebhooks: owner,
  /** Read the history of a record that the person sees. */
  readHistory: staff,
  /** Follow by a program which records changed. */
  followChanges: money,
  /** Export a list that the person sees as a file. */
  exportLists: staff,
  /** Everything that proves a sale as one file; clients take their own. */
  takeDossiers: managers,
  /** The whole audit log, and its export. */
  readAudit: owner,
  /** See the address from which an act was done. */
  seeOrigins: administration,
} as const satisfies Record<string, readonly RoleNumber[]>;

export type Capability = keyof typeof permissions;

/** Returns whether a role may do a thing at all. */
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
