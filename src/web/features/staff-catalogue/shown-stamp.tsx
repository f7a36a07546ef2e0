import { Stamp } from '../../ui/stamp.tsx'

/** Whether customers see it. */
export const ShownStamp = ({ isShown }: { isShown: boolean }) => (isShown ? <Stamp kind="ok">Shown</Stamp> : <Stamp>Hidden</Stamp>)
