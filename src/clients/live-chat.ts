// Part of the pages only when a live chat is configured.
import siteConfig from "@generated/docusaurus.config";

import type { LiveChatConfig } from "../config/live-chat";
import { startLiveChat } from "./start-live-chat";
import { whenIdle } from "./when-idle";

const config = siteConfig.customFields?.liveChat as LiveChatConfig | null | undefined;

if (typeof window !== "undefined" && config) whenIdle(() => startLiveChat(config));
