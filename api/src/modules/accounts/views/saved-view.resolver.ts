import { ID } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { orElse } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { chooseStandardView } from "./acts/choose-standard-view.ts";
import { deleteView } from "./acts/delete-view.ts";
import { renameView } from "./acts/rename-view.ts";
import { saveView } from "./acts/save-view.ts";
import { NO_VIEW, ownViews } from "./saved-view.access.ts";
import { SavedView } from "./saved-view.entity.ts";
import { RenameViewInput, SaveViewInput } from "./saved-view.inputs.ts";

/** Resolver for the views of lists that people save for themselves. */
export const SavedViewResolver = queries({
  /** Returns the viewer's saved views of a list, in order of creation. */
  savedViews: many(
    SavedView,
    ({ viewer }, { list }) => ({
      where: { $and: [ownViews(viewer), { list }] },
      orderBy: { createdAt: "asc", id: "asc" },
    }),
    { list: String },
    Auth(SIGNED_IN),
  ),
});

/** Mutations beside {@link SavedViewResolver} that only run an act. */
export const SavedViewMutations = mutations({
  saveView: changed(SavedView, saveView, { input: SaveViewInput }, Auth(SIGNED_IN)),
  renameView: changed(
    SavedView,
    renameView,
    { id: ID, input: RenameViewInput },
    Auth(SIGNED_IN),
    NotFound(NO_VIEW),
  ),
  chooseStandardView: changed(
    SavedView,
    chooseStandardView,
    { id: ID, standard: orElse(Boolean, true) },
    Auth(SIGNED_IN),
    NotFound(NO_VIEW),
  ),
  deleteView: answered(String, deleteView, { id: ID }, Auth(SIGNED_IN), NotFound(NO_VIEW)),
});
