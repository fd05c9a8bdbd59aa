import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { leading } from "@travesia/api/accounts/staff.rules";
import { roleLabel } from "@travesia/api/permissions";
import { type ReactNode, useId } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { focused } from "../../ui/focus.ts";
import { useBankDetailQuery } from "../accounts/profile/profile.generated.ts";
import { organizationPaths } from "./organization.paths.ts";
import type { OfferedUserActs, UserAct } from "./user.offered-acts.ts";
import { userActs } from "./user.acts.tsx";
import { userTexts } from "./user.texts.ts";
import { UserFacts } from "./UserFacts.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { UserStatus } from "./UserStatus.tsx";
import { UserName } from "./UserName.tsx";
import { useSuperiorSearchQuery, useUserDetailQuery, type UserWholeFragment } from "./users.generated.ts";
import { CloseIcon } from "../../ui/icons.tsx";

interface UserSheetProps {
  /** Id of the account shown; null for none. */
  readonly userId: number | null;
  readonly actsOf: (user: UserWholeFragment) => OfferedUserActs;
  readonly onAct: (act: UserAct, user: UserWholeFragment) => void;
  readonly onClose: () => void;
  /** Content below the facts, once they have loaded. */
  readonly children?: ReactNode;
}

/** Shows one account in a panel beside the list: all its data, and the acts on it. */
export function UserSheet({ userId, actsOf, onAct, onClose, children }: UserSheetProps) {
  const heading = useId();
  const { data, error, refetch } = useUserDetailQuery({
    variables: { id: userId ?? 0 },
    skip: userId === null,
  });
  const bank = useBankDetailQuery({ variables: { userId: userId ?? 0 }, skip: userId === null });
  const user = data?.user;
  const ids = [user?.liderId, user?.gerenteId].filter((id) => id != null);
  const superiors = useSuperiorSearchQuery(ids.length > 0 ? { variables: { ids } } : { skip: true });
  const acts: OfferedUserActs = user ? actsOf(user) : new Map();
  if (userId === null) return null;
  return (
    // Not modal: the list stays at hand, and the toasts are announced.
    <Drawer
      anchor="right"
      variant="persistent"
      open
      slotProps={{
        paper: {
          component: "aside",
          "aria-labelledby": heading,
          sx: { width: { xs: "100%", sm: 480 }, boxShadow: 8 },
        },
      }}
    >
      <Stack sx={{ p: { xs: 4, sm: 6 }, gap: 6 }} onKeyDown={({ key }) => key === "Escape" && onClose()}>
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "flex-start", gap: 3 }}>
          <Typography id={heading} variant="h5" component="h2">
            {user ? (
              <UserName
                image={user.image}
                name={`${user.name} ${user.lastname}`}
                note={roleLabel(user.role)}
              />
            ) : (
              "Persona"
            )}
          </Typography>
          <IconButton aria-label="Cerrar" onClick={onClose} edge="end" ref={focused}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {error && !user && <ErrorState {...shownFailure(error, refetch, "listUsers")} />}
        {!error && data && !user && <EmptyState>{userTexts.notFound}</EmptyState>}
        {!error && !data && <RecordSkeleton />}
        {user && (
          <>
            <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
              <UserStatus user={user} />
              {acts.has("edit") && (
                <Button variant="contained" onClick={() => onAct("edit", user)}>
                  {userActs.edit.label}
                </Button>
              )}
              {leading.includes(user.role) && (
                <Button href={organizationPaths.of.to({ userId: user.id })}>Ver equipo</Button>
              )}
              <UserMenu
                name={`${user.name} ${user.lastname}`}
                acts={new Map([...acts].filter(([act]) => act !== "edit"))}
                onAct={(act) => onAct(act, user)}
              />
            </Stack>
            <UserFacts
              user={user}
              bank={bank.data?.bankingData ?? null}
              superiors={superiors.data?.superiors ?? []}
            />
            {children}
          </>
        )}
      </Stack>
    </Drawer>
  );
}
