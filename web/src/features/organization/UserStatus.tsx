import { StatusChip } from "../../ui/StatusChip.tsx";
import { isLockedOut } from "./user.offered-acts.ts";
import { userTexts } from "./user.texts.ts";

interface UserStatusProps {
  readonly user: {
    readonly isActive: boolean;
    readonly invitedAt?: string | null;
    readonly accountLockedUntil?: string | null;
  };
}

/** Shows whether the account can sign in. */
export function UserStatus({ user }: UserStatusProps) {
  if (!user.isActive) return <StatusChip label={userTexts.inactive} tone="neutral" />;
  if (user.invitedAt) return <StatusChip label={userTexts.invited} tone="sea" />;
  return isLockedOut(user, new Date()) ? (
    <StatusChip label={userTexts.locked} tone="sun" />
  ) : (
    <StatusChip label={userTexts.active} tone="leaf" />
  );
}
