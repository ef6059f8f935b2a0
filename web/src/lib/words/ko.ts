import shell from '../../../../locales/ko/web.ftl?raw';
import chain from '../../../../locales/ko/web-chain.ftl?raw';
import numberChain from '../../../../locales/ko/web-number-chain.ftl?raw';
import numboom from '../../../../locales/ko/web-numboom.ftl?raw';
import sequenceNumbers from '../../../../locales/ko/web-sequence-numbers.ftl?raw';
import lessons from '../../../../locales/ko/web-lessons.ftl?raw';

export default [shell, chain, numberChain, numboom, sequenceNumbers, lessons];
