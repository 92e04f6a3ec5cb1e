// Wraps AnnouncementBar of @docusaurus/theme-classic 3.10.2: its inline script hides the bar by the
// stored dismissal alone, so a new announcement stayed hidden until the second page load. Once the
// stored id turns out to be another one, the mark that hides the bar is taken back.
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import AnnouncementBar from "@theme-original/AnnouncementBar";
import { type ReactNode, useEffect } from "react";

export default function AnnouncementBarWrapper(): ReactNode {
  const { isActive } = useAnnouncementBar();

  useEffect(() => {
    if (isActive) {
      document.documentElement.setAttribute("data-announcement-bar-initially-dismissed", "false");
    }
  }, [isActive]);

  return <AnnouncementBar />;
}
