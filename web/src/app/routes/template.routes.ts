import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { templatePaths } from "../../features/contracts/template/templates.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Screens of the contract templates, and of a contract without a quote. */
export const templatePages: readonly AppRoute[] = [
  {
    path: templatePaths.list.pattern,
    guard: "manageTemplates",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/TemplateListScreen.tsx")).TemplateListScreen,
  },
  {
    path: templatePaths.create.pattern,
    guard: "manageTemplates",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/TemplateCreateScreen.tsx")).TemplateCreateScreen,
  },
  {
    path: templatePaths.one.pattern,
    guard: "manageTemplates",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/TemplateEditScreen.tsx")).TemplateEditScreen,
  },
  {
    path: contractPaths.create.pattern,
    guard: "createContracts",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/ContractCreateScreen.tsx")).ContractCreateScreen,
  },
];
