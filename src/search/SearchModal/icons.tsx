import type { ReactElement, ReactNode } from "react";

function Icon({ children }: { children: ReactNode }): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = (): ReactElement => (
  <Icon>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.5 13.5 3.5 3.5" />
  </Icon>
);

export const CloseIcon = (): ReactElement => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const ClearIcon = (): ReactElement => (
  <Icon>
    <path d="M7.5 4H17v12H7.5L3 10zM10 8l4 4M14 8l-4 4" />
  </Icon>
);

export const PageIcon = (): ReactElement => (
  <Icon>
    <path d="M5 3h7l3 3v11H5zM8 9h4M8 12h4" />
  </Icon>
);

export const HeadingIcon = (): ReactElement => (
  <Icon>
    <path d="M8 4 6.5 16M13.5 4 12 16M4 8h12.5M3.5 12H16" />
  </Icon>
);

export const TextIcon = (): ReactElement => (
  <Icon>
    <path d="M4 5h12M4 9h12M4 13h8" />
  </Icon>
);

export const RecentIcon = (): ReactElement => (
  <Icon>
    <path d="M4 6.5A7 7 0 1 1 3 10M3 3.5v3.5h3.5M10 6v4l3 2" />
  </Icon>
);

export const FavoriteIcon = (): ReactElement => (
  <Icon>
    <path d="m10 3 2.1 4.6 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.2l4.9-.6z" />
  </Icon>
);

export const SectionIcon = (): ReactElement => (
  <Icon>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);

export const AskIcon = (): ReactElement => (
  <Icon>
    <path d="M4 4h12v9H9l-4 3.5V13H4zM7.5 7.5h5M7.5 10h3" />
  </Icon>
);

/** Turns while a search takes long; stands still for readers who want less motion. */
export const Spinner = (): ReactElement => (
  <span className="DocSearch-LoadingIndicator">
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="7"
        fill="none"
        stroke="currentColor"
        opacity="0.3"
        strokeWidth="2"
      />
      <path d="M17 10a7 7 0 0 0-7-7" fill="none" stroke="currentColor" strokeWidth="2">
        <animateTransform
          attributeName="transform"
          type="rotate"
          from="0 10 10"
          to="360 10 10"
          dur="0.9s"
          repeatCount="indefinite"
        />
      </path>
    </svg>
  </span>
);
