//! Memory and CPU time of a process, on systems with `/proc`.

/// Kilobytes of memory in use.
pub(crate) fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Seconds of CPU time used so far.
pub(crate) fn time(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name may contain anything, but ends at the last bracket. A tick is 1/100 s on Linux.
    let after = stat.rsplit_once(')')?.1;
    let field = |at: usize| after.split_whitespace().nth(at)?.parse::<f64>().ok();
    Some((field(11)? + field(12)?) / 100.0)
}

/// The load average of the last minute.
pub(crate) fn load_average() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_memory_and_time() {
        let own = std::process::id();
        assert!(memory(own).unwrap() > 100);
        assert!(time(own).unwrap() >= 0.0);
        assert_eq!(memory(u32::MAX), None);
        assert!(load_average().is_some());
    }
}
