import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { sepolia } from "viem/chains";
import {
  type Config,
  createConfig,
  http,
  injected,
  useConnect,
  useConnection,
  useConnectors,
  WagmiProvider,
} from "wagmi";

/** Change these: your chains, and a node for each. */
export const config = createConfig({
  chains: [sepolia],
  connectors: [injected()],
  transports: { [sepolia.id]: http("https://your.node/key") },
});

/** A button for each wallet, until one is connected. */
function Connect({ children }: { readonly children: ReactNode }) {
  const { isConnected } = useConnection();
  const connectors = useConnectors();
  const { mutate: connect, error } = useConnect();
  if (isConnected) return children;
  return (
    <>
      {connectors.map((connector) => (
        <button key={connector.uid} onClick={() => connect({ connector })}>
          Connect {connector.name}
        </button>
      ))}
      {error && <p role="alert">{error.message}</p>}
    </>
  );
}

/** What every component below needs: the chains, a cache for what is read, and a wallet. */
export function App(props: { readonly config?: Config; readonly children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <WagmiProvider config={props.config ?? config}>
      <QueryClientProvider client={queryClient}>
        <Connect>{props.children}</Connect>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
