import PendingNavigation from "@docusaurus/core/lib/client/PendingNavigation";
import { cloneElement, type ReactElement, type ReactNode, useContext, useMemo } from "react";
import { __RouterContext as RouterContext, type RouteComponentProps } from "react-router";

interface Props {
  readonly location: RouteComponentProps["location"];
  readonly children: ReactNode;
}

/** Tells everything below the location that is shown, and nothing while the next one loads. */
function ShownLocation({ location, children }: Props): ReactNode {
  const router = useContext(RouterContext);
  // What else the router tells belongs to the location, or never changes.
  const shown = useMemo(() => ({ ...router, location }), [location]);
  return <RouterContext.Provider value={shown}>{children}</RouterContext.Provider>;
}

/**
 * In place of `client/PendingNavigation.js` of Docusaurus 3.10, which shows the old page until the
 * next one has loaded, by a `Route` that makes all of the old page render again at each click.
 */
export default class LeanPendingNavigation extends PendingNavigation {
  override render(): ReactNode {
    const { children, location } = this.props as Props;
    return cloneElement(
      super.render() as ReactElement<{ children: ReactNode }>,
      undefined,
      <ShownLocation location={location}>{children}</ShownLocation>,
    );
  }
}
