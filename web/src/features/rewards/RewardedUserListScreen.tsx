import { may } from "@travesia/api/permissions";
import { useUser } from "../../app/session/useSession.ts";
import { UserListScreen } from "../organization/UserListScreen.tsx";
import { UserPoints } from "./UserPoints.tsx";

/** The accounts, with the points of the one that is looked at for those who may adjust them. */
export function RewardedUserListScreen() {
  const { role } = useUser();
  return (
    <UserListScreen
      more={may(role, "adjustPoints") ? ({ id }) => <UserPoints key={id} userId={id} /> : undefined}
    />
  );
}
