import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { ContractTemplate } from "./contract-template.entity.ts";
import { ContractTemplateVersion } from "./contract-template-version.entity.ts";

/** Stores the content of a template as the version with this number, with the viewer as its author. */
export function keepTemplateVersion(work: Work, template: ContractTemplate, number: number): void {
  const version = new ContractTemplateVersion();
  version.template = template;
  version.number = number;
  version.clauses = template.clauses;
  version.madeAt = work.now;
  version.author = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(version);
}
