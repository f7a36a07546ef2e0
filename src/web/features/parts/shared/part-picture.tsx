import { Picture, type PictureProps } from '../../../ui/picture.tsx'

export const defaultPicture = '/drawings/parts/box.svg'

/** A picture of a part, or the default one where it has none or it cannot be had (B.PARTS-34, B.R-09). */
export const PartPicture = (props: PictureProps) => <Picture {...props} instead={defaultPicture} />
