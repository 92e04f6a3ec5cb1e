// region: read
import { release } from "sablier/evm/releases/legacy/v1.1";

for (const item of release.abi.Sablier) {
  if (item.type === "function") {
    console.log(item.name, item.stateMutability);
  }
}
// endregion
