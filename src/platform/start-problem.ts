/** Why the product cannot start, in words for whoever starts it; they are printed as they are, without a stack. */
export class StartProblem extends Error {}
