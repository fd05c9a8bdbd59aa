/** The rooms in the order of a sale, for api, web and tests alike: each may use those before it. */
const modules = [
  "accounts",
  "organization",
  "numbering",
  "staff-documents",
  "approvals",
  "catalog",
  "content",
  "raffle",
  "customers",
  "providers",
  "quotes",
  "contracts",
  "closing",
  "purchases",
  "payments",
  "bank",
  "commissions",
  "reservations",
  "rewards",
  "invoices",
  "claims",
  "notifications",
  "search",
  "reports",
  "exports",
  "operation",
  "history",
  "dossiers",
  "live",
];

/** Entities are one graph: their files, and what those files consist of, are outside of the order. */
const entities = "\\.(entity|enums|type|types)\\.ts$";

const toTheRight = (folder, order, exceptions) =>
  order.slice(0, -1).map((name, place) => ({
    name: `${folder.split("/")[0]}-${name}-imports-nothing-to-its-right`,
    comment: "A module imports only from modules before it; what comes later is told by an event.",
    severity: "error",
    from: { path: `^${folder}/${name}/` },
    to: {
      path: `^${folder}/(${order.slice(place + 1).join("|")})/`,
      ...(exceptions ? { pathNot: exceptions } : {}),
    },
  }));

/**
 * The rooms of the large modules in their order: a room uses those before it. What spans several stands in
 * the module's own folder, which a room may not use for its acts and resolvers either: there it would be a
 * circle.
 */
const rooms = {
  accounts: [
    ...["password", "consent", "account", "banking", "two-factor", "session", "recovery", "registration"],
    ...["profile", "contact", "personal-data"],
  ],
  content: [
    "agency",
    "agency-account",
    "message",
    "page-text",
    "popup",
    "carousel",
    "video",
    "picture",
    "first-day",
  ],
  quotes: ["quote", "calculation", "passenger", "template"],
  contracts: ["template", "plan", "refund-account", "contract", "item", "signature", "cancellation"],
  purchases: ["purchase", "installment", "provider-payment", "deadline"],
  payments: [
    ...["payable", "history", "receipt", "payment", "refund", "card", "chargeback"],
    ...["how-to-pay", "follow-up", "reminder", "client-page", "retracto"],
  ],
  bank: ["statement", "matching"],
  commissions: [
    ...["config", "withholding", "commission", "acquisition", "payout"],
    ...["request", "objection", "statement", "simulation"],
  ],
  claims: ["proof", "claim", "own"],
};

/** What says something and does nothing may be imported both ways. */
const pure = "\\.(entity|enums|type|types|rules|lifecycle|audit|events)\\.ts$";

const roomLaw = Object.entries(rooms).flatMap(([module, order]) =>
  order.slice(0, -1).map((room, place) => ({
    name: `${module}-${room}-imports-no-later-room`,
    comment: "A room of a module imports only from the rooms before it.",
    severity: "error",
    from: { path: `^api/src/modules/${module}/${room}/` },
    to: {
      path: `^api/src/modules/${module}/(${order.slice(place + 1).join("|")})/`,
      pathNot: pure,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...toTheRight("api/src/modules", modules, entities),
    // Help stands before all: every screen explains itself with it, and it knows none of them.
    ...toTheRight("web/src/features", ["help", ...modules]),
    ...roomLaw,
    {
      name: "core-knows-no-module",
      severity: "error",
      from: { path: "^api/src/core/" },
      to: { path: "^api/src/(modules|gateway|app|main|migrations/(?!list))" },
    },
    {
      name: "gateway-knows-only-core",
      severity: "error",
      from: { path: "^api/src/gateway/" },
      to: { path: "^api/src/", pathNot: "^api/src/(core|gateway)/" },
    },
    {
      name: "modules-use-only-the-gateways-table",
      severity: "error",
      from: { path: "^api/src/modules/" },
      to: { path: "^api/src/gateway/", pathNot: "^api/src/gateway/route\\.ts$" },
    },
    {
      name: "ui-knows-no-feature-and-no-query",
      severity: "error",
      from: { path: "^web/src/ui/" },
      to: { path: "^web/src/(pages|features|app|graphql)/|@apollo" },
    },
    {
      name: "only-the-route-table-names-pages",
      comment: "A page puts the parts of features together; whoever else needs it needs a part of it.",
      severity: "error",
      from: { path: "^web/src/(?!pages/|app/routes/[\\w.-]*routes\\.ts$)" },
      to: { path: "^web/src/pages/" },
    },
    {
      name: "the-route-table-names-pages-and-addresses-only",
      severity: "error",
      from: { path: "^web/src/app/routes/[\\w.-]*routes\\.ts$" },
      to: { path: "^web/src/features/", pathNot: "\\.paths\\.ts$" },
    },
    {
      name: "pages-do-not-import-each-other",
      severity: "error",
      from: { path: "^web/src/pages/" },
      to: { path: "^web/src/pages/" },
    },
    {
      name: "screens-do-not-import-the-route-table",
      comment: "The table names the pages, lazily; a page that named the table would be a circle.",
      severity: "error",
      from: { path: "^web/src/(features|pages)/" },
      to: { path: "^web/src/app/(App\\.tsx|routes/(router\\.tsx|[\\w.-]*routes\\.ts))$" },
    },
    {
      name: "web-takes-only-pure-files-of-the-api",
      severity: "error",
      from: { path: "^web/" },
      to: {
        path: "^api/src/",
        pathNot:
          "(\\.(rules|lifecycle)\\.ts|^api/src/core/(addresses|auth/staff-browser|cop|paying/how-to-pay|naming|acts|lifecycle|look|failure)\\.ts|^api/src/core/colombia/[^/]+\\.ts)$",
      },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "\\.(rules|lifecycle)\\.ts$" },
      to: {
        dependencyTypesNot: ["type-only"],
        pathNot:
          "(\\.(rules|lifecycle)\\.ts|^api/src/core/(addresses|cop|paying/how-to-pay|naming|acts|lifecycle|look|failure)\\.ts|^api/src/core/colombia/[^/]+\\.ts)$",
      },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: { pathNot: entities },
      to: { circular: true, viaOnly: { pathNot: entities, dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "nothing-from-the-tests",
      severity: "error",
      from: { path: "^(api|web)/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        path: "^(api|web)/src/",
        pathNot: "\\.d\\.ts$|/(main|render|read-sheet|write-export|beyond-entities)\\.tsx?$|\\.audit\\.ts$",
      },
      to: {},
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: { path: "^(api|web)/src/" },
      to: { couldNotResolve: true, pathNot: "^(virtual:|pdfmake/interfaces)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".json"],
    },
    skipAnalysisNotInRules: true,
  },
};
