// Wraps Navbar/Layout of @docusaurus/theme-classic 3.10.2: opening the mobile sidebar moves the
// focus into it, and Escape closes it and gives the focus back to the menu button. The original
// does neither, which leaves keyboard users behind the sidebar.
import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import Layout from "@theme-original/Navbar/Layout";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";

export default function NavbarLayout(props: ComponentProps<typeof Layout>): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const wasShown = useRef(false);

  useEffect(() => {
    if (shown) {
      wasShown.current = true;
      document.querySelector<HTMLElement>(".navbar-sidebar__close")?.focus();
      const closeOnEscape = (event: KeyboardEvent): void => {
        if (event.key === "Escape") toggle();
      };
      document.addEventListener("keydown", closeOnEscape);
      return () => {
        document.removeEventListener("keydown", closeOnEscape);
      };
    }
    if (wasShown.current) {
      wasShown.current = false;
      document.querySelector<HTMLElement>(".navbar__toggle")?.focus();
    }
    return undefined;
  }, [shown, toggle]);

  return <Layout {...props} />;
}
