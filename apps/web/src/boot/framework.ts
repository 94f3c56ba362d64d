// React by itself: a separate chunk, which the browser evaluates in a separate task.
import 'react-dom/client';
