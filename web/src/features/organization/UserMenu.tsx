import { ActsMenu } from "../../base/acts/ActsMenu.tsx";
import { userActs } from "./user.acts.tsx";
import type { OfferedUserActs, UserAct } from "./user.offered-acts.ts";

interface UserMenuProps {
  readonly name: string;
  readonly acts: OfferedUserActs;
  readonly onAct: (act: UserAct) => void;
}

/** Shows the menu of acts on one account; hidden when there are none. */
export const UserMenu = ({ name, acts, onAct }: UserMenuProps) => (
  <ActsMenu
    label={`Acciones de ${name}`}
    acts={userActs}
    names={[...acts.keys()]}
    record={{}}
    offered={acts}
    onAct={onAct}
  />
);
