import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { orElse } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { many, one, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { createTemplate } from "./acts/create-template.ts";
import { updateTemplate } from "./acts/update-template.ts";
import { ContractTemplate } from "./contract-template.entity.ts";
import { templateActs } from "./template.acts.rules.ts";
import { CreateTemplateInput, UpdateTemplateInput } from "./template.inputs.ts";

const byName = { isBase: "desc", name: "asc", id: "asc" } as const;

/** Templates of contracts; managers can read them, administration can edit them. */
export const TemplateQueries = queries({
  contractTemplates: many(
    ContractTemplate,
    (_, { all }) => ({ where: all ? {} : { isActive: true }, orderBy: byName }),
    { all: orElse(Boolean, false) },
    May("createContracts"),
  ),
  contractTemplate: one(ContractTemplate, (_, { id }) => ({ id }), { id: ID }, May("createContracts")),
});

@Resolver(() => ContractTemplate)
export class TemplateResolver {
  /** Returns the acts that the caller can do with the template now. */
  @Needs("isActive", "isBase", "name")
  @OfferedActs()
  acts(@Root() { isActive, isBase, name }: ContractTemplate, @Ctx() context: Context) {
    return templateActs.offered(context, { status: isActive ? "offered" : "withdrawn", isBase, name });
  }
}

/** Mutations of templates that only run an act; {@link TemplateQueries} has the queries. */
export const TemplateMutations = mutations({
  createContractTemplate: changed(
    ContractTemplate,
    createTemplate,
    { input: CreateTemplateInput },
    May("manageTemplates"),
  ),
  updateContractTemplate: changed(
    ContractTemplate,
    updateTemplate,
    { id: ID, input: UpdateTemplateInput },
    May("manageTemplates"),
  ),
});
