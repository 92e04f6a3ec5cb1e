import Link from "@docusaurus/Link";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ReactElement, useState } from "react";

import {
  embedUrl,
  type Video,
  type VideoArea,
  VIDEO_AREAS,
  videoAnchor,
  VIDEOS,
  watchUrl,
} from "../../../data/videos";
import { optionField } from "@site/src/forms";
import { useForm } from "@site/src/forms/useForm";
import FilterBar, { EVERY, FilterChips } from "@site/src/ui/FilterBar";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

const FIELDS = {
  area: optionField("vda", "Area", "", VIDEO_AREAS),
} as const;

/** All recordings by area: what they show in steps, a link, and a player on demand. */
export default function VideoList(): ReactElement {
  const form = useForm(FIELDS);
  const { texts, change } = form;
  const areas = VIDEO_AREAS.filter((area) => texts.area === "" || texts.area === area);
  const shown = VIDEOS.filter(({ area }) => areas.includes(area));
  return (
    <>
      <FilterBar
        label="Filter the videos"
        status={`${shown.length} of ${VIDEOS.length} videos`}
        problems={form.ignored}
      >
        <FilterChips
          label="Area"
          value={texts.area}
          choices={[EVERY, ...VIDEO_AREAS.map((area) => ({ value: area, label: area }))]}
          onValue={(area) => change({ area })}
        />
      </FilterBar>
      {areas.map((area) => (
        <Area key={area} area={area} videos={shown.filter((video) => video.area === area)} />
      ))}
    </>
  );
}

interface AreaProps {
  readonly area: VideoArea;
  readonly videos: readonly Video[];
}

function Area({ area, videos }: AreaProps): ReactElement {
  const anchor = area.toLowerCase();
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section aria-label={area}>
      <h2 id={anchor}>{area}</h2>
      {videos.map((video) => (
        <Entry key={video.id} video={video} />
      ))}
    </section>
  );
}

function Entry({ video }: { readonly video: Video }): ReactElement {
  const anchor = videoAnchor(video);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <article className={styles.video}>
      <h3 id={anchor}>{video.title}</h3>
      <ol>
        {video.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.links}>
        <span>
          In writing: <Link to={video.guide.to}>{video.guide.label}</Link>
        </span>
        <Link to={watchUrl(video)} aria-label={`Watch on YouTube: ${video.title}`}>
          Watch on YouTube
        </Link>
      </p>
      <Player video={video} />
    </article>
  );
}

/** All words that the button shows, which its name has to begin with for those who speak it. */
const PLAY = "Play here";
const WHAT_LOADS = "loads a player from youtube-nocookie.com";

/** A button until it is pressed: before that, nothing is requested from another site. */
function Player({ video }: { readonly video: Video }): ReactElement {
  const [open, setOpen] = useState(false);
  return open ? (
    <iframe
      className={styles.player}
      src={embedUrl(video)}
      title={`Video: ${video.title}`}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  ) : (
    <Button
      className={styles.load}
      aria-label={`${PLAY}, ${WHAT_LOADS}: ${video.title}`}
      onClick={() => setOpen(true)}
    >
      {PLAY} <span>{WHAT_LOADS}</span>
    </Button>
  );
}
