const law = require("./architecture.json");

/** The modules in the order of a sale, for api, web and tests alike: each may use those before it. */
const modules = Object.keys(law.modules);

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

/** What says something and does nothing may be imported both ways. */
const pure = "\\.(entity|enums|type|types|rules|lifecycle|audit|events)\\.ts$";

/**
 * A room uses those before it. What spans several stands in the module's own folder, which a room may not use
 * for its acts and resolvers either: there it would be a circle.
 */
const roomLaw = Object.entries(law.modules).flatMap(([module, order]) =>
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

/** Floors of core, from the ground up: by value a floor uses those below it. */
const floors = law.core.slice(0, -1).map((name, place) => ({
  name: `core-${name}-imports-no-higher-floor`,
  severity: "error",
  from: { path: `^api/src/core/${name}/` },
  to: {
    path: `^api/src/core/(${law.core.slice(place + 1).join("|")})/`,
    pathNot: entities,
    dependencyTypesNot: ["type-only"],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...toTheRight("api/src/modules", modules, entities),
    // Help stands before all: every screen explains itself with it, and it knows none of them.
    ...toTheRight("web/src/features", ["help", "kit", ...modules]),
    ...roomLaw,
    ...floors,
    {
      name: "core-begins-with-files-that-use-no-floor",
      severity: "error",
      from: { path: "^api/src/core/[^/]+\\.ts$" },
      to: { path: "^api/src/core/(?!colombia/)[^/]+/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "core-knows-no-module",
      severity: "error",
      from: { path: "^api/src/core/" },
      to: { path: "^api/src/(modules|gateway|sandbox|server|app|main|migrations/(?!list))" },
    },
    {
      name: "server-knows-core-alone",
      comment: "Start, embedded PostgreSQL, backups and health run whatever the product is about.",
      severity: "error",
      from: { path: "^api/src/server/" },
      to: { path: "^api/src/", pathNot: "^api/src/(core|server|migrations/list|app\\.start)" },
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
    ...law.web.slice(0, -1).map((name, place) => ({
      name: `web-${name}-imports-no-higher-floor`,
      comment: "The kit, what features stand on, features, pages, the shell: each uses those below it.",
      severity: "error",
      from: { path: `^web/src/${name}/` },
      to: { path: `^web/src/(${law.web.slice(place + 1).join("|")})/` },
    })),
    {
      name: "ui-knows-no-query",
      severity: "error",
      from: { path: "^web/src/ui/" },
      to: { path: "^web/src/graphql/|@apollo" },
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
      name: "web-takes-only-pure-files-of-the-api",
      severity: "error",
      from: { path: "^web/" },
      to: {
        path: "^api/src/",
        pathNot:
          "(\\.(rules|lifecycle)\\.ts|^api/src/core/(addresses|auth/staff-browser|cop|naming|acts|lifecycle|look|failure)\\.ts|^api/src/core/colombia/[^/]+\\.ts)$",
      },
    },
    {
      name: "pages-import-react-alone",
      comment: "The server draws them and the browser takes them over: no kit, no router, no CSS, no query.",
      severity: "error",
      from: { path: "^pages/src/" },
      to: { pathNot: "^pages/src/|node_modules/react/" },
    },
    {
      name: "the-api-draws-pages-at-a-request",
      comment: "React and the pages are loaded at the first page, so that a start does not wait for them.",
      severity: "error",
      from: { path: "^api/src/" },
      to: { path: "^pages/src/|node_modules/react", dependencyTypesNot: ["type-only", "dynamic-import"] },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "\\.(rules|lifecycle)\\.ts$" },
      to: {
        dependencyTypesNot: ["type-only"],
        pathNot:
          "(\\.(rules|lifecycle)\\.ts|^api/src/core/(addresses|cop|naming|acts|lifecycle|look|failure|letters-of-faces\\.generated)\\.ts|^api/src/core/colombia/[^/]+\\.ts)$",
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
      from: { path: "^(pages|api|web)/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        path: "^(pages|api|web)/src/",
        pathNot:
          "\\.d\\.ts$|/(main|render|read-sheet|write-export|beyond-entities)\\.tsx?$|\\.(audit|events)\\.ts$",
      },
      to: {},
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: { path: "^(pages|api|web)/src/" },
      to: { couldNotResolve: true, pathNot: "^(virtual:|pdfmake/interfaces)|\\.wasm\\?url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".json"],
    },
    skipAnalysisNotInRules: true,
  },
};
