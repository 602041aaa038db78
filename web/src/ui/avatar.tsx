interface AvatarProps {
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
  /** The size of the circle and its letters. */
  className: string;
}

/** A person's picture, or their initials in a circle. Decorative: the name is next to it. */
export function Avatar({ firstName, lastName, pictureUrl, className }: AvatarProps) {
  const circle = `shrink-0 rounded-full ${className}`;
  if (pictureUrl !== null) {
    return <img src={pictureUrl} alt="" width={512} height={512} className={`picture object-cover ${circle}`} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center justify-center border border-line bg-sunken font-serif font-semibold ${circle}`}
    >
      {initial(firstName)}
      {initial(lastName)}
    </span>
  );
}

function initial(name: string): string {
  return [...name.trim()].at(0)?.toUpperCase() ?? "";
}
