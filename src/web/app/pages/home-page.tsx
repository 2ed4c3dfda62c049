/** `/`: a short true page for visitors; whoever is signed in is taken to the dashboard (SPEC §2). */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { dashboardOf, useCurrentUser } from "../../lib/session.ts";
import { RedirectingScreen } from "../waiting-screens.tsx";
import { Landing } from "./landing.tsx";

export function Component() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const dashboard = user && dashboardOf(user);

  useEffect(() => {
    if (dashboard) void navigate(dashboard, { replace: true });
  }, [dashboard, navigate]);

  return dashboard ? <RedirectingScreen /> : <Landing />;
}
