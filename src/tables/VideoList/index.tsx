import Link from "@docusaurus/Link";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ReactElement, type ReactNode, useState } from "react";

import {
  embedUrl,
  taskAnchor,
  type Video,
  VIDEO_AREAS,
  VIDEO_TASKS,
  videoAnchor,
  VIDEOS,
  type VideoTask,
  watchUrl,
} from "../../../data/videos";
import { optionField } from "@site/src/forms";
import { useForm } from "@site/src/forms/useForm";
import FilterForm from "@site/src/forms/FilterForm";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

const FIELDS = {
  area: optionField("vda", "Area", "", VIDEO_AREAS),
} as const;

interface VideoListProps {
  /** What holds for steps that make something new with the app: stands with each of them. */
  readonly children: ReactNode;
}

/** All recordings by task: what they show in steps, a link, and a player on demand. */
export default function VideoList({ children }: VideoListProps): ReactElement {
  const form = useForm(FIELDS);
  const { area: chosen } = form.texts;
  const shown = VIDEOS.filter(({ area }) => chosen === "" || chosen === area);
  return (
    <>
      <FilterForm
        form={form}
        label="Filter the videos"
        chips={["area"]}
        status={`${shown.length} of ${VIDEOS.length} videos`}
      />
      {VIDEO_TASKS.map((task) => (
        <Task
          key={task}
          task={task}
          videos={shown.filter((video) => video.task === task)}
          notice={children}
        />
      ))}
    </>
  );
}

interface TaskProps {
  readonly task: VideoTask;
  readonly videos: readonly Video[];
  readonly notice: ReactNode;
}

function Task({ task, videos, notice }: TaskProps): ReactElement | null {
  const anchor = taskAnchor(task);
  useBrokenLinks().collectAnchor(anchor);
  if (videos.length === 0) return null;
  return (
    <section aria-label={task}>
      <h2 id={anchor}>{task}</h2>
      {videos.map((video) => (
        <Entry key={video.id} video={video} notice={video.createsInApp && notice} />
      ))}
    </section>
  );
}

interface EntryProps {
  readonly video: Video;
  /** Above the steps, so that whoever quotes or finds them has it. */
  readonly notice: ReactNode;
}

function Entry({ video, notice }: EntryProps): ReactElement {
  const anchor = videoAnchor(video);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <article className={styles.video}>
      <h3 id={anchor}>{video.title}</h3>
      {notice}
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
      {PLAY} <span className="sd-fine">{WHAT_LOADS}</span>
    </Button>
  );
}
