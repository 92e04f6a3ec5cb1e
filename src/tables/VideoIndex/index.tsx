import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { VIDEO_AREAS, videoAnchor, VIDEOS } from "../../../data/videos";
import styles from "./styles.module.css";

/** Page with the recordings. */
const VIDEOS_PAGE = "/support/how-to";

/** Titles of all recordings, one card for each area, with links to their steps. */
export default function VideoIndex(): ReactElement {
  return (
    <div className={styles.grid}>
      {VIDEO_AREAS.map((area) => {
        const videos = VIDEOS.filter((video) => video.area === area);
        return (
          <section key={area} className="sd-panel margin-vert--none" aria-label={area}>
            <p className={styles.title}>
              {area} <span>({videos.length})</span>
            </p>
            <ul>
              {videos.map((video) => (
                <li key={video.id}>
                  <Link to={`${VIDEOS_PAGE}#${videoAnchor(video)}`}>{video.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
